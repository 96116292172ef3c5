import type { Folder } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import type { JournalItem, JournalSource, Place } from '../journal-record.ts'
import { eachFile } from './each-file.ts'
import type { Foreign } from './foreign-fields.ts'
import { jsonFilesLike } from './json-heads.ts'
import { jsonRecords } from './json-records.ts'

/** Reads the JSON files of a program that are each a list of entries and nothing else. */
export function jsonListAdapter(
  source: JournalSource,
  isEntry: (value: unknown) => boolean,
  entryItems: (folder: Folder, place: Place, entry: Foreign) => Generator<JournalItem>,
): JournalAdapter {
  return {
    source,

    recognize: (folder) =>
      jsonFilesLike(folder, (items) =>
        items.some(({ in: list, key, value }) => list === '' && typeof key === 'number' && isEntry(value)),
      ),

    read: (folder, paths) =>
      eachFile(folder, paths, (file) =>
        jsonRecords(
          file,
          ({ in: list }) => list === '',
          (place, entry) => entryItems(folder, place, entry),
        ),
      ),
  }
}
