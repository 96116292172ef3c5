import type { FolderFile } from '../files/folder.ts'
import { FolderError } from '../files/folder.ts'
import { numberOf } from '../shared/foreign-fields.ts'
import { xmlRows } from '../shared/xml-rows.ts'
import type { DiaroMood } from './mood.ts'

/** The most rows that all tables other than the entries may have: ten attachments a day for 50 years. */
const ROWS_MAX = 200_000
const NAME_MAX = 1_000

/** A file of an entry. Its name has no folders. */
export type Attachment = { type: string; name: string; position: number }

/** The tables that entries refer to by id. A location without a name is empty. */
export type SmallTables = {
  tags: Map<string, string>
  folders: Map<string, string>
  locations: Map<string, string>
  moods: Map<string, DiaroMood>
  attachments: Map<string, Attachment[]>
}

/** The tables of a backup other than its entries. From a truncated file, only the tables before its end. */
export async function smallTables(file: FolderFile): Promise<SmallTables> {
  const tables: SmallTables = {
    tags: new Map(),
    folders: new Map(),
    locations: new Map(),
    moods: new Map(),
    attachments: new Map(),
  }
  let count = 0
  try {
    for await (const { table, fields } of xmlRows(file)) {
      if (table === 'diaro_entries' || ++count > ROWS_MAX) continue
      addRow(tables, table, (name) => fields.get(name)?.trim().slice(0, NAME_MAX) ?? '')
    }
  } catch (error) {
    // Reading the entries stops at the same place and reports the error.
    if (!(error instanceof FolderError)) throw error
  }
  return tables
}

function addRow(tables: SmallTables, table: string, field: (name: string) => string): void {
  const uid = field('uid')
  if (table === 'diaro_tags') tables.tags.set(uid, field('title'))
  else if (table === 'diaro_folders') tables.folders.set(uid, field('title'))
  else if (table === 'diaro_locations') tables.locations.set(uid, field('title') || field('address'))
  else if (table === 'diaro_moods') tables.moods.set(uid, { title: field('title'), icon: field('icon') })
  else if (table === 'diaro_attachments') {
    const name = field('filename')
    const type = field('type') || 'photo'
    if (name === '' || /[/\\]/.test(name + type)) return
    const entry = field('entry_uid')
    const others = tables.attachments.get(entry) ?? []
    others.push({ type, name, position: numberOf(field('position')) ?? others.length })
    tables.attachments.set(entry, others)
  }
}
