import type { AccountVault } from '#server/vault/account-vault.ts'
import { unlessBroken } from '#server/vault/sealed-box.ts'
import type { EntryCursor } from './entries.store.ts'
import { entryFacts, toEntry } from './entry-record.ts'
import { entryBodyPlace, recordOf, type EntryRow, type SealedBody } from './entry-row.ts'

/** An entry as the API answers it, in the bytes of its JSON, with its place in the list. */
export type ListedEntry = EntryCursor & { json: Buffer }

/** Quotes within a text are escaped, so this stands between a body's text and what follows it, and nowhere else. */
const TAGS = Buffer.from(',"tags":[')
const COMMA = Buffer.from(',')
const END = Buffer.from('}')

/**
 * Opens a row for a list. Its text is JSON already where it is sealed, and goes out as these bytes: neither decoded nor
 * escaped again.
 * One that does not open is listed with a sentence in the place of its text.
 */
export function listedEntry(row: EntryRow, vault: AccountVault): ListedEntry {
  const place = { id: row.entry_id, createdAt: row.created_at }
  const body = unlessBroken(() => vault.openBytes(entryBodyPlace(row.entry_id), row.body_sealed))
  if (body === null) return { ...place, json: Buffer.from(JSON.stringify(toEntry(recordOf(row, null)))) }
  const end = body.lastIndexOf(TAGS)
  const found = JSON.parse(`{${body.toString('utf8', end + 1)}`) as Pick<SealedBody, 'tags' | 'measures'>
  const facts = Buffer.from(JSON.stringify(entryFacts(recordOf(row, { title: '', content: '', ...found }))))
  return { ...place, json: Buffer.concat([facts.subarray(0, -1), COMMA, body.subarray(1, end), END]) }
}

/** @param nextCursor left out when undefined */
export function listJson(entries: readonly ListedEntry[], nextCursor: string | null | undefined): Buffer {
  const parts: Buffer[] = [Buffer.from('{"entries":[')]
  for (const { json } of entries) {
    if (parts.length > 1) parts.push(COMMA)
    parts.push(json)
  }
  parts.push(Buffer.from(nextCursor === undefined ? ']}' : `],"next_cursor":${JSON.stringify(nextCursor)}}`))
  return Buffer.concat(parts)
}
