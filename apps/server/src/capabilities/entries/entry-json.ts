import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import type { EntryCursor } from './entry-cursor.ts'
import { entryFacts, toEntry } from './entry-record.ts'
import { bodyParts, entryBodyPlace, type SealedBody } from './sealed-form.ts'
import { recordOf, type EntryRow } from './entry-row.ts'

/** An entry's JSON bytes as the API returns them, with its position in the list. */
export type ListedEntry = EntryCursor & { json: Buffer }

const COMMA = Buffer.from(',')
const END = Buffer.from('}')

/**
 * Opens a row for a list. Its text is JSON where it is sealed, and is sent as these bytes, neither decoded nor escaped
 * again. A row that does not open is listed with a sentence in place of its text.
 */
export function listedEntry(row: EntryRow, vault: AccountVault): ListedEntry {
  const place = { id: row.entry_id, createdAt: row.created_at }
  const body = unlessBroken(() => vault.openBytes(entryBodyPlace(row.entry_id), row.body_sealed))
  const parts = body && bodyParts(body)
  if (!parts) {
    const opened = body && (JSON.parse(body.toString('utf8')) as SealedBody)
    return { ...place, json: Buffer.from(JSON.stringify(toEntry(recordOf(row, opened)))) }
  }
  const facts = Buffer.from(JSON.stringify(entryFacts(recordOf(row, { title: '', content: '', ...parts.rest }))))
  return { ...place, json: Buffer.concat([facts.subarray(0, -1), COMMA, parts.text, END]) }
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
