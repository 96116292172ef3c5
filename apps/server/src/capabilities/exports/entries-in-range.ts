import { dayOfIsoDate } from '@soundings/core/time'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import type { EntryRange } from '#server/capabilities/entries/entry-pages.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The first and last ordinal local day of a range, both included; without them, the whole journal. */
export type DayRange = Pick<EntryRange, 'fromDay' | 'toDay'>

/** @param start,end local calendar dates of the person, both inclusive */
export function dayRange({ start, end }: { start?: string | undefined; end?: string | undefined }): DayRange {
  const fromDay = start === undefined ? null : dayOfIsoDate(start)
  const toDay = end === undefined ? null : dayOfIsoDate(end)
  return { ...(fromDay === null ? {} : { fromDay }), ...(toDay === null ? {} : { toDay }) }
}

/** The entries of a range, oldest first; of the whole journal, entries without a date follow. */
export async function* entriesInRange(
  { db }: { db: Db },
  vault: AccountVault,
  range: DayRange & Pick<EntryRange, 'pictured'>,
): AsyncGenerator<EntryRecord> {
  const isWhole = range.fromDay === undefined && range.toDay === undefined
  for (const undated of isWhole ? [false, true] : [false]) {
    yield* archivedEntriesStore(db, vault).oldestFirst({ ...range, undated })
  }
}
