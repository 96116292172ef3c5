import type { ColumnRole, FoundJournal, JournalReading } from '@soundings/contract/journal-imports'

/** The current reading options with one change. */
export function readingOf(
  { date_order: order, tables }: FoundJournal,
  change: { dateOrder?: 'day-first' | 'month-first'; table?: { path: string; roles: ColumnRole[] } },
): JournalReading {
  return {
    date_order: change.dateOrder ?? (order?.certain === false ? order.order : null),
    columns: tables.map(({ path, roles }) => (change.table?.path === path ? change.table : { path, roles })),
  }
}
