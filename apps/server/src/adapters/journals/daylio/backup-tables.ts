import { jsonItems, type JsonItem } from '../files/json-items.ts'
import { scaleOf } from '../shared/five-scale.ts'
import { isForeign, numberField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { oneLine } from '../shared/plain-text.ts'
import type { RecordMood } from '../journal-record.ts'

/** The most rows that each table may have; more than a person has moods, activities or photographs. */
const ROWS_MAX = 200_000
/** The five moods that everyone has, by `predefined_name_id`; the program shows their names in its own language. */
const PREDEFINED = ['rad', 'good', 'meh', 'bad', 'awful']

/** The tables that a backup’s entries refer to by number. */
export type BackupTables = {
  moods: Map<number, RecordMood>
  tags: Map<number, string>
  assets: Map<number, { checksum: string; isPhotograph: boolean }>
}

/** The tables of a backup, read before the entries, because some of them come after the entries in the file. */
export async function backupTables(stream: () => AsyncIterable<Buffer>): Promise<BackupTables> {
  const tables: BackupTables = { moods: new Map(), tags: new Map(), assets: new Map() }
  for await (const item of jsonItems({ stream })) {
    const id = isForeign(item.value) ? numberField(item.value, 'id') : null
    if (id !== null && isForeign(item.value)) addRow(tables, item, id, item.value)
  }
  return tables
}

function addRow(tables: BackupTables, item: JsonItem, id: number, row: Foreign): void {
  if (item.in === 'customMoods' && tables.moods.size < ROWS_MAX) tables.moods.set(id, moodOf(id, row))
  else if (item.in === 'tags' && tables.tags.size < ROWS_MAX) tables.tags.set(id, oneLine(textField(row, 'name')))
  else if (item.in === 'assets' && tables.assets.size < ROWS_MAX) {
    const checksum = textField(row, 'checksum')
    tables.assets.set(id, { checksum, isPhotograph: numberField(row, 'type') !== 2 })
  }
}

/** Moods are in five groups, 1 being the best. A person’s own moods also have a group, but can have any id. */
function moodOf(id: number, row: Foreign): RecordMood {
  const predefined = PREDEFINED[(numberField(row, 'predefined_name_id') ?? 0) - 1]
  const name = oneLine(textField(row, 'custom_name')) || predefined || unnamed(id)
  return { name, scale: scaleOfGroup(numberField(row, 'mood_group_id')) }
}

function scaleOfGroup(group: number | null): RecordMood['scale'] {
  return group === null ? null : scaleOf(6 - group)
}

/** The mood of an entry. Without a row for it, only the five that everyone has are known. */
export function moodWithId(tables: BackupTables, id: number): RecordMood {
  const name = PREDEFINED[id - 1]
  return tables.moods.get(id) ?? { name: name ?? unnamed(id), scale: name === undefined ? null : scaleOfGroup(id) }
}

function unnamed(id: number): string {
  return `Mood ${id}`
}
