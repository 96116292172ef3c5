import { orderOfDates, type CalendarDay, type DateText } from '@soundings/core/diary-split'
import type { FolderFile } from '../files/folder.ts'
import type { ColumnRole } from '../journal-adapter.ts'
import { RecordError } from '../shared/record-error.ts'
import { tableRows } from '../shared/table.ts'
import { numericDate } from '../shared/written-time.ts'
import type { TableColumns } from './table-columns.ts'

/** The most dates that are compared to find their order. */
const DATES_MAX = 100_000

/** Facts that only the rows of a table taken together can show. */
export type TableSurvey = { dates: DateText[]; hasFiveMoods: boolean }

/** Reads a table for facts that one row can’t show: its numeric dates, and whether all moods are from 1 to 5. */
export async function surveyTable(
  file: FolderFile,
  { delimiter, hasHeader }: TableColumns,
  roles: readonly ColumnRole[],
): Promise<TableSurvey> {
  const survey: TableSurvey = { dates: [], hasFiveMoods: true }
  const [dateAt, moodAt] = [roles.indexOf('date'), roles.indexOf('mood')]
  let isFirst = hasHeader
  try {
    for await (const row of tableRows(file, delimiter)) {
      if (isFirst) {
        isFirst = false
        continue
      }
      const date = dateAt < 0 || survey.dates.length >= DATES_MAX ? null : numericDate(row[dateAt] ?? '')
      if (date) survey.dates.push(date)
      const mood = (row[moodAt] ?? '').trim()
      if (/^[-+]?\d/u.test(mood) && !/^[1-5](?:[.,]0+)?$/u.test(mood)) survey.hasFiveMoods = false
    }
  } catch (error) {
    // The rows are read again for their entries; the error is reported then.
    if (!(error instanceof RecordError)) throw error
  }
  return survey
}

/** The order of day and month in the dates of all tables; null when none of them needs one. */
export function orderOf(dates: readonly DateText[], today: CalendarDay) {
  const { order, isCertain } = orderOfDates(dates, today)
  return order && { order, certain: isCertain }
}
