import { DAMAGED_ENTRY_NOTE, DAMAGED_ENTRY_TITLE } from '@soundings/core/entries'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { CLEAR_MEASURES, measuresOf, type ClearMeasures } from './clear-measures.ts'
import { openEntryBody, type SealedBody } from './sealed-form.ts'
import type { EntryBody, EntryRecord } from './entry-record.ts'

/** The columns of an entry and their types: the only list of them. `entry-values.ts` has the same order. */
export const ENTRY_COLUMN_TYPES = {
  entry_id: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  added_at: 'timestamptz',
  day: 'int',
  hour: 'smallint',
  utc_offset: 'smallint',
  time_zone: 'text',
  body_sealed: 'bytea',
  mood: 'smallint',
  energy: 'smallint',
  focus: 'smallint',
  word_count: 'int',
  historic: 'boolean',
  undated: 'boolean',
  photographed: 'boolean',
  photographs: 'smallint',
  origin: 'text',
  import_id: 'uuid',
  answers_hash: 'bytea',
} as const

/** A row of `entries` from the database, its text still sealed. */
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
  photographs: number
  added_at: Date
  origin: EntryRecord['origin']
  import_id: string | null
  answers_hash: Buffer | null
} & ClearMeasures

/** The columns that a query selects for an `EntryRow`. */
export const ENTRY_COLUMNS = [...Object.keys(ENTRY_COLUMN_TYPES), ...CLEAR_MEASURES].join(', ')

/** The entry of a row. If its text cannot be decrypted, the entry says so: the others must remain readable. */
export function openEntryRow(row: EntryRow, vault: AccountVault): EntryRecord {
  return recordOf(row, openEntryBody(row, vault))
}

const DAMAGED_BODY: EntryBody = { title: DAMAGED_ENTRY_TITLE, content: DAMAGED_ENTRY_NOTE, tags: [] }

/** @param body the decrypted body of the row, or null when it cannot be decrypted */
export function recordOf(row: EntryRow, body: SealedBody | null): EntryRecord {
  const { title, content, tags, answers, photographs, titled, prompt, place } = body ?? DAMAGED_BODY
  return {
    title,
    content,
    tags,
    ...(answers ? { answers } : {}),
    ...(photographs ? { photographs } : {}),
    ...(titled ? { titled } : {}),
    ...(prompt === undefined ? {} : { prompt }),
    ...(place === undefined ? {} : { place }),
    damaged: body === null,
    createdAt: row.created_at,
    day: row.day,
    hour: row.hour,
    utcOffset: row.utc_offset,
    timeZone: row.time_zone,
    id: row.entry_id,
    updatedAt: row.updated_at,
    mood: row.mood,
    energy: row.energy,
    focus: row.focus,
    historic: row.historic,
    undated: row.undated,
    photographed: row.photographed,
    addedAt: row.added_at,
    origin: row.origin,
    importId: row.import_id,
    wordCount: row.word_count,
    ...measuresOf(row, body),
  }
}
