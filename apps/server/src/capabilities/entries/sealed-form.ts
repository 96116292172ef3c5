import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import type { EntryBody, EntryMeasures } from './entry-record.ts'

/** The column in which an entry's text is sealed. */
export const entryBodyPlace = (id: string) => `entries.body/${id}`

/** The sealed part of an entry. Bodies sealed before migration 0011 contain no measures. */
export type SealedBody = EntryBody & { measures?: EntryMeasures }

/** Title, text, tags and measures of one entry in one sealed piece, bound to the entry's id. */
export function sealEntryBody(vault: AccountVault, id: string, entry: EntryBody & EntryMeasures): Buffer {
  const { title, content, tags, answers, photographs, titled, prompt, place } = entry
  const { typingSpeedWpm, timeOnEntrySeconds, editCount, sentimentScore, lexicalDiversity } = entry
  const measures = { typingSpeedWpm, timeOnEntrySeconds, editCount, sentimentScore, lexicalDiversity }
  const body: SealedBody = {
    title,
    content,
    tags,
    measures,
    ...(answers ? { answers } : {}),
    ...(photographs?.length ? { photographs } : {}),
    ...(titled ? { titled } : {}),
    ...(prompt === undefined ? {} : { prompt }),
    ...(place === undefined ? {} : { place }),
  }
  // `bodyParts` reads this order from the bytes; with another one every list would take the slow way.
  return vault.seal(entryBodyPlace(id), JSON.stringify(body))
}

/** A sealed body with the id that it is bound to. */
export type SealedRow = { entry_id: string; body_sealed: Buffer }

/** The opened body, or null when it was sealed for another entry or account, or changed on the disk. */
export function openEntryBody(row: SealedRow, vault: AccountVault): SealedBody | null {
  const body = unlessBroken(() => vault.open(entryBodyPlace(row.entry_id), row.body_sealed))
  return body === null ? null : (JSON.parse(body) as SealedBody)
}

const TITLE = Buffer.from('{"title":"')
const CONTENT = Buffer.from('","content":"')
/** Quotes within a text are escaped, so these bytes are between a body's text and its tags, and nowhere else. */
const TAGS = Buffer.from('","tags":[')
const REST = new Set(['tags', 'measures', 'answers', 'photographs', 'titled', 'prompt', 'place'])

/** A body's title and text as JSON members, still in bytes, and the rest of it. */
export type BodyParts = { text: Buffer; rest: Omit<SealedBody, 'title' | 'content'> }

/**
 * Divides a body without decoding its text, which may be a megabyte.
 * @returns null unless the body has exactly the members of `sealEntryBody`, in that order
 */
export function bodyParts(body: Buffer): BodyParts | null {
  const content = body.indexOf(CONTENT)
  const tags = body.lastIndexOf(TAGS)
  if (!body.subarray(0, TITLE.length).equals(TITLE) || content < 0 || tags < content) return null
  const rest = JSON.parse(`{${body.toString('utf8', tags + 2)}`) as BodyParts['rest']
  const isKnown = Object.keys(rest).every((key) => REST.has(key))
  return isKnown ? { text: body.subarray(1, tags + 1), rest } : null
}
