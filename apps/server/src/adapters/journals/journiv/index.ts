import type { JournalAdapter } from '../journal-adapter.ts'
import { eachFile } from '../shared/each-file.ts'
import { jsonFilesLike } from '../shared/json-heads.ts'
import { jsonRecords } from '../shared/json-records.ts'
import { entryItems, momentItems } from './entry-items.ts'
import { tablesOf } from './tables.ts'

/** Entries are in a list inside each journal, and journals are in a list. */
const ENTRY_LEVELS = 3

/** The backup of Journiv: journals with entries, and since 2026 moments that may have an entry. */
export const journiv: JournalAdapter = {
  source: 'journiv',

  recognize: (folder) =>
    jsonFilesLike(folder, (items) => {
      const names = new Set(items.flatMap(({ in: list, key }) => (list === '' ? [key] : [])))
      return names.has('export_version') && names.has('app_version')
    }),

  read: (folder, paths) =>
    eachFile(folder, paths, async function* (file) {
      const tables = await tablesOf(file)
      if (tables.hasMoments) {
        yield* jsonRecords(
          file,
          ({ in: list }) => list === 'moments',
          (place, moment) => momentItems(folder, place, moment, tables),
        )
        return
      }
      let journal = ''
      yield* jsonRecords(
        file,
        ({ in: list, key, value }) => {
          if (list === 'journals' && key === 'title') journal = typeof value === 'string' ? value : ''
          return list === 'journals.entries'
        },
        (place, entry) => entryItems(folder, place, entry, tables, journal),
        ENTRY_LEVELS,
      )
    }),
}
