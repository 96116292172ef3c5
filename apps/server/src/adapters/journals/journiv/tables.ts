import { jsonItems } from '../files/json-items.ts'
import type { FolderFile } from '../files/folder.ts'
import type { RecordMood } from '../journal-record.ts'
import { scaleOf } from '../shared/five-scale.ts'
import { idField, isForeign, numberField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { oneLine } from '../shared/plain-text.ts'

/** The most rows that each table may have; more than a person has moods, activities or journals. */
const ROWS_MAX = 50_000

/** The tables that entries refer to. */
export type Tables = {
  /** The place of each mood on the source’s own scale, by its name in lower case; empty if the source has no scale. */
  scales: Map<string, RecordMood['scale']>
  /** Names of activities and journals by their id. */
  names: Map<string, string>
  hasMoments: boolean
}

/** The tables of a backup. Some come after the entries, so they are read before. */
export async function tablesOf(file: FolderFile): Promise<Tables> {
  const scores = new Map<string, number | null>()
  const tables: Tables = { scales: new Map(), names: new Map(), hasMoments: false }
  for await (const { in: list, value } of jsonItems(file)) {
    if (list === 'moments') tables.hasMoments = true
    if (!isForeign(value)) continue
    if (list === 'mood_definitions' && scores.size < ROWS_MAX) {
      scores.set(textField(value, 'name').toLowerCase(), numberField(value, 'score'))
    }
    if (list === 'activities') addName(tables, value, textField(value, 'name'))
    if (list === 'journals') addName(tables, value, textField(value, 'title'))
  }
  // A scale is one from 1 to 5 only when every mood with a score is on it.
  const given = [...scores].filter((entry): entry is [string, number] => entry[1] !== null)
  const places = given.map(([name, score]) => ({ name, scale: scaleOf(score) }))
  if (places.every(({ scale }) => scale !== null)) {
    for (const { name, scale } of places) if (scale !== null) tables.scales.set(name, scale)
  }
  return tables
}

function addName(tables: Tables, row: Foreign, name: string): void {
  for (const id of [idField(row, 'external_id'), idField(row, 'id')]) {
    if (id !== null && tables.names.size < ROWS_MAX) tables.names.set(id, oneLine(name))
  }
}
