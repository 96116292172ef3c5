import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem } from '../journal-record.ts'
import { orderToRead } from '../shared/date-order.ts'
import { eachFile } from '../shared/each-file.ts'
import { today } from '../shared/written-time.ts'
import { noteItems } from './note-items.ts'
import { survey } from './survey.ts'
import { commonFolder, NOTE_MAX, notePaths, noteText } from './vault.ts'

/** Markdown notes: single ones, folders, and the vaults of Obsidian. */
export const markdown: JournalAdapter = {
  source: 'markdown',

  recognize: notePaths,

  async facts(folder, paths) {
    const { dateOrder } = await survey(folder, paths, today())
    return { dateOrder, tables: [] }
  },

  async *read(folder, paths, choices) {
    const now = today()
    const { dateOrder, hasFiveMoods, sharedName } = await survey(folder, paths, now)
    const order = orderToRead(dateOrder, choices)
    const context = { order, today: now, common: commonFolder(paths), hasFiveMoods, sharedName }
    yield* eachFile(folder, paths, async function* (file) {
      const text = file.size > NOTE_MAX ? null : await noteText(file)
      if (text !== null) yield* noteItems(folder, file.path, text, context)
      else
        yield journalProblem({ file: file.path, number: null }, file.size > NOTE_MAX ? 'too_long' : 'unreadable_file')
    })
  },
}
