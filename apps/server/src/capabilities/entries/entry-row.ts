import { DAMAGED_ENTRY_NOTE, DAMAGED_ENTRY_TITLE } from '@soundings/core/entries'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { unlessBroken } from '#server/vault/sealed-box.ts'
import type { EntryBody, EntryMeasures, EntryMoment, EntryRecord } from './entry-record.ts'

/** What a query selects for an `EntryRow`. */
export const ENTRY_COLUMNS = `entry_id, created_at, updated_at, day, hour, utc_offset, time_zone, body_sealed, mood, energy, focus,
  word_count, historic, undated, photographed, typing_speed_wpm, time_on_entry_seconds, edit_count, sentiment_score, lexical_diversity`

/** A row of `entries` as the database hands it over, its text still sealed. */
export type EntryRow = {
  entry_id: string
  created_at: Date
  updated_at: Date
  day: number
  hour: number
  utc_offset: number
  time_zone: string
  body_sealed: Buffer
  mood: number | null
  energy: number | null
  focus: number | null
  word_count: number
  historic: boolean
  undated: boolean
  photographed: boolean
} & ClearMeasures

/** What rows from before the migration 0011 hold in clear until they are sealed; null in all others. */
export type ClearMeasures = {
  typing_speed_wpm: number | null
  time_on_entry_seconds: number | null
  edit_count: number | null
  sentiment_score: number | null
  lexical_diversity: number | null
}

/** The columns of `ClearMeasures`. */
export const CLEAR_MEASURES = [
  'typing_speed_wpm',
  'time_on_entry_seconds',
  'edit_count',
  'sentiment_score',
  'lexical_diversity',
] as const satisfies (keyof ClearMeasures)[]

/** Empties them in an update that writes the sealed body. */
export const CLEAR_MEASURES_EMPTIED = CLEAR_MEASURES.map((column) => `${column} = null`).join(', ')

/** Where an entry's text is sealed. */
export const entryBodyPlace = (id: string) => `entries.body/${id}`

/** What is sealed of an entry. Bodies that were sealed before the migration 0011 hold no measures. */
export type SealedBody = EntryBody & { measures?: EntryMeasures }

/** Title, text, tags and measures of one entry in one sealed piece, bound to the entry's id. */
export function sealEntryBody(vault: AccountVault, id: string, entry: EntryBody & EntryMeasures): Buffer {
  const { title, content, tags } = entry
  const { typingSpeedWpm, timeOnEntrySeconds, editCount, sentimentScore, lexicalDiversity } = entry
  const measures = { typingSpeedWpm, timeOnEntrySeconds, editCount, sentimentScore, lexicalDiversity }
  // `listedEntry` counts on this order.
  return vault.seal(entryBodyPlace(id), JSON.stringify({ title, content, tags, measures } satisfies SealedBody))
}

/** What names and holds a sealed body. */
export type SealedRow = Pick<EntryRow, 'entry_id' | 'body_sealed'>

/** What was written, or null when it does not open: sealed for another entry or account, or changed on the disk. */
export function openEntryBody(row: SealedRow, vault: AccountVault): SealedBody | null {
  const body = unlessBroken(() => vault.open(entryBodyPlace(row.entry_id), row.body_sealed))
  return body === null ? null : (JSON.parse(body) as SealedBody)
}

/** The measures of an entry, wherever its row holds them. */
export function measuresOf(row: ClearMeasures, body: SealedBody | null): EntryMeasures {
  return (
    body?.measures ?? {
      typingSpeedWpm: row.typing_speed_wpm,
      timeOnEntrySeconds: row.time_on_entry_seconds,
      editCount: row.edit_count,
      sentimentScore: row.sentiment_score,
      lexicalDiversity: row.lexical_diversity,
    }
  )
}

/** The entry of a row. One whose text does not open says so in its place: the others must not suffer for it. */
export function openEntryRow(row: EntryRow, vault: AccountVault): EntryRecord {
  return recordOf(row, openEntryBody(row, vault))
}

const DAMAGED_BODY: EntryBody = { title: DAMAGED_ENTRY_TITLE, content: DAMAGED_ENTRY_NOTE, tags: [] }

/** @param body what was opened of the row, or null when it does not open */
export function recordOf(row: EntryRow, body: SealedBody | null): EntryRecord {
  const { title, content, tags } = body ?? DAMAGED_BODY
  const moment: EntryMoment = {
    createdAt: row.created_at,
    day: row.day,
    hour: row.hour,
    utcOffset: row.utc_offset,
    timeZone: row.time_zone,
  }
  return {
    title,
    content,
    tags,
    damaged: body === null,
    ...moment,
    id: row.entry_id,
    updatedAt: row.updated_at,
    mood: row.mood,
    energy: row.energy,
    focus: row.focus,
    historic: row.historic,
    undated: row.undated,
    photographed: row.photographed,
    wordCount: row.word_count,
    ...measuresOf(row, body),
  }
}
