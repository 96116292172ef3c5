import type { JournalAdapter } from '../journal-adapter.ts'
import { eachFile } from '../shared/each-file.ts'
import { jsonFilesLike } from '../shared/json-heads.ts'
import { jsonRecords } from '../shared/json-records.ts'
import { foreignOf } from '../shared/foreign-fields.ts'
import { dayOneRecord } from './record.ts'

/** Day One’s JSON: a file for each journal, named after it, next to `photos/`. Other programs write it, too. */
export const dayOne: JournalAdapter = {
  source: 'day_one',
  recognize: (folder) =>
    jsonFilesLike(folder, (items) => items.some((item) => item.in === 'entries' && isEntry(item.value))),
  read: (folder, paths) =>
    eachFile(folder, paths, (file) =>
      jsonRecords(
        file,
        ({ in: list }) => list === 'entries',
        (place, entry) => dayOneRecord(folder, place, entry),
      ),
    ),
}

/** Only Day One calls the date of an entry `creationDate`. */
function isEntry(value: unknown): boolean {
  const entry = foreignOf(value)
  const isOurs = ['uuid', 'text', 'richText', 'tags', 'timeZone'].some((name) => entry[name] !== undefined)
  return isOurs && typeof entry['creationDate'] === 'string'
}
