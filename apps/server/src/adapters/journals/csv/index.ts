import type { DateText } from '@soundings/core/diary-split'
import type { FolderFile } from '../files/folder.ts'
import type { ColumnRole, FoundTable, JournalAdapter, ReadingChoices } from '../journal-adapter.ts'
import { journalProblem, type JournalItem } from '../journal-record.ts'
import { orderToRead } from '../shared/date-order.ts'
import { eachFile, pathsOf, unlessDamaged } from '../shared/each-file.ts'
import { RecordError } from '../shared/record-error.ts'
import { tableRows } from '../shared/table.ts'
import { today } from '../shared/written-time.ts'
import { rowItems } from './row-items.ts'
import { tableColumns, type TableColumns } from './table-columns.ts'
import { orderOf, surveyTable } from './table-survey.ts'

/** The most characters of an example cell that are shown. */
const EXAMPLE_MAX = 200

/** Any table with comma-separated values, or with semicolons, tabs or bars. */
export const csv: JournalAdapter = {
  source: 'csv',

  recognize: (folder) => pathsOf(folder, async (file) => (await tableColumns(file)) !== null),

  async facts(folder, paths, choices) {
    const tables: FoundTable[] = []
    const dates: DateText[] = []
    for (const path of paths) {
      const file = folder.find(path)
      const columns = file && (await unlessDamaged(tableColumns(file), null))
      if (!file || !columns) continue
      const { header, example } = columns
      const roles = chosenRoles(path, columns, choices)
      const shown = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, EXAMPLE_MAX).toWellFormed())
      tables.push({ path, header: shown(header), example: shown(example), roles })
      for (const date of (await surveyTable(file, columns, roles)).dates) dates.push(date)
    }
    return { dateOrder: orderOf(dates, today()), tables }
  },

  read: (folder, paths, choices) => eachFile(folder, paths, (file) => tableItems(file, choices)),
}

/** The roles that the person chose, and the recognized roles of columns that aren’t shown. */
function chosenRoles(path: string, { roles }: TableColumns, { columns }: ReadingChoices): ColumnRole[] {
  const chosen = columns.get(path) ?? []
  return [...chosen, ...roles.slice(chosen.length)]
}

async function* tableItems(file: FolderFile, choices: ReadingChoices): AsyncGenerator<JournalItem> {
  const columns = await tableColumns(file)
  const roles = columns ? chosenRoles(file.path, columns, choices) : []
  if (!columns || !roles.some((role) => role === 'text' || role === 'title' || role === 'mood')) {
    yield journalProblem({ file: file.path, number: null }, 'unreadable_file')
    return
  }
  const now = today()
  const { dates, hasFiveMoods } = await surveyTable(file, columns, roles)
  const order = orderToRead(orderOf(dates, now), choices)
  const { names, delimiter, hasHeader } = columns
  const context = { roles, names, delimiter, order, today: now, hasFiveMoods }
  let number = hasHeader ? -1 : 0
  for await (const row of tableRows(file, delimiter)) {
    number++
    if (number === 0) continue
    const place = { file: file.path, number }
    try {
      yield* rowItems(place, row, context)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      yield error.at(place)
    }
  }
}
