import { DAYS_MAX, type Days, type DaysQuery } from '@soundings/contract/days'
import { ENTRY_EARLIEST, ENTRY_LATEST } from '@soundings/core/entries'
import { DAY_MS, dayOfIsoDate, isoDateOf } from '@soundings/core/time'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryDaysStore } from './entry-days.store.ts'

const EARLIEST_DAY = ENTRY_EARLIEST / DAY_MS
const LATEST_DAY = Math.floor(ENTRY_LATEST / DAY_MS)

/** The days with entries in a range, newest first, as the calendar shows them. */
export async function daysOf({ db }: { db: Queryable }, vault: AccountVault, { from, to }: DaysQuery): Promise<Days> {
  const { day, first, ...columns } = await entryDaysStore(db, vault).columns({
    from: dayOr(from, EARLIEST_DAY),
    to: dayOr(to, LATEST_DAY),
    most: DAYS_MAX + 1,
  })
  const shown = <T>(column: readonly T[]) => column.slice(0, DAYS_MAX)
  return {
    first: first === null ? null : isoDateOf(first),
    has_earlier: day.length > DAYS_MAX,
    date: shown(day).map(isoDateOf),
    entries: shown(columns.entries),
    words: shown(columns.words),
    photographs: shown(columns.photographs),
    mood: shown(columns.mood),
    energy: shown(columns.energy),
    focus: shown(columns.focus),
  }
}

function dayOr(date: string | undefined, otherwise: number): number {
  return (date === undefined ? null : dayOfIsoDate(date)) ?? otherwise
}
