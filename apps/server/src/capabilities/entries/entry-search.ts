import { searchMatcher } from '@soundings/core/entries'
import type { EntryQuery } from '@soundings/contract/entries'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { decodeCursor, encodeCursor } from './entry-cursor.ts'
import { entriesStore, type EntryRange } from './entries.store.ts'
import type { EntryRecord } from './entry-record.ts'

const DAY_MS = 86_400_000

export type EntryPage = { entries: EntryRecord[]; nextCursor: string | null }

/** One page of the entries that match; without a limit, all of them. */
export async function searchEntries(db: Queryable, vault: AccountVault, query: EntryQuery): Promise<EntryPage> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const matches = searchMatcher({ query: query.q, tag: query.tag })
  const limit = query.limit ?? Number.POSITIVE_INFINITY
  const filtered = Boolean(query.q?.trim() || query.tag?.trim())
  const store = entriesStore(db, vault)
  const entries: EntryRecord[] = []
  const source =
    filtered || limit === Number.POSITIVE_INFINITY
      ? store.newestFirst(rangeOf(query), after)
      : await store.page(limit + 1, after, rangeOf(query))
  for await (const entry of source) {
    if (filtered && !matches({ ...entry, tags: entry.tags.map(({ tag }) => tag) })) continue
    const last = entries.at(-1)
    if (entries.length === limit && last) return { entries, nextCursor: encodeCursor(last) }
    entries.push(entry)
  }
  return { entries, nextCursor: null }
}

/** A calendar date bounds by the person's days, a moment by time. */
function rangeOf({ from, to }: EntryQuery): EntryRange {
  const isDate = (text: string) => text.length === 10
  return {
    ...(from === undefined ? {} : isDate(from) ? { fromDay: ordinal(from) } : { fromTime: new Date(from) }),
    ...(to === undefined ? {} : isDate(to) ? { toDay: ordinal(to) } : { toTime: new Date(to) }),
  }
}

function ordinal(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}
