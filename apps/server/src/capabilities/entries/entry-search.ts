import { setImmediate } from 'node:timers/promises'
import { METRICS, searchMatcher, type Metric } from '@soundings/core/entries'
import { personWords } from '@soundings/core/moves'
import { DAY_MS } from '@soundings/core/time'
import type { EntryQuery } from '@soundings/contract/finding-entries'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import { decodeCursor, encodeCursor, type EntryCursor } from './entry-cursor.ts'
import { entriesStore } from './entries.store.ts'
import type { EntryRange, RatingBounds } from './entry-pages.store.ts'
import type { ListedEntry } from './entry-json.ts'
import { charactersOf, type OpenEntry, type OpenJournal, type OpenJournals } from './journal-cache/open-journals.ts'

/**
 * The number of milliseconds for which entries are compared, and the number of entries that are decrypted, before other
 * requests run.
 */
const COMPARED_MS = 5
const OPENED = 200

/** In journals longer than this, an account's searches run one after the other. */
const LONG_CHARACTERS = 1_000_000
const WAITING_MAX = 20
const semaphore = new FairSemaphore(Number.POSITIVE_INFINITY, WAITING_MAX)

export type SearchDeps = { db: Queryable; journals: OpenJournals }
export type EntryPage = { entries: ListedEntry[]; nextCursor: string | null }

/** One page of the matching entries; without a limit, all of them. */
export async function searchEntries(deps: SearchDeps, vault: AccountVault, query: EntryQuery): Promise<EntryPage> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const limit = query.limit ?? Number.POSITIVE_INFINITY
  const range = rangeOf(query)
  if (readsText(query)) return matchingEntries(deps, vault, query, { after, limit, range })
  const store = entriesStore(deps.db, vault)
  if (limit !== Number.POSITIVE_INFINITY) return pageOf(await store.listed(limit + 1, after, range), limit)
  const entries: ListedEntry[] = []
  for (let cursor = after; ;) {
    const batch = await store.listed(OPENED, cursor, range)
    entries.push(...batch)
    cursor = batch.at(-1) ?? null
    if (batch.length < OPENED) return { entries, nextCursor: null }
    await setImmediate()
  }
}

/** True for a query about text and tags, which are sealed. */
function readsText({ q, tag, person, tagged }: EntryQuery): boolean {
  return [q, tag, person, tagged].some((part) => (part?.trim() ?? '') !== '')
}

/** Searches the cached journal, and reads only the entries of the page. */
async function matchingEntries(
  { db, journals }: SearchDeps,
  vault: AccountVault,
  query: EntryQuery,
  { after, limit, range }: { after: EntryCursor | null; limit: number; range: EntryRange },
): Promise<EntryPage> {
  const matches = searchMatcher({
    query: query.q,
    tag: query.tag,
    words: personWords(query.person ?? ''),
    untagged: query.tagged === 'none',
  })
  const fits = (entry: OpenEntry) => isAfter(entry, after) && isWithin(entry, range) && matches(entry.search)
  const found = await firstFitting(vault.accountId, await journals.of(db, vault), limit + 1, fits)
  const { entries: answered, nextCursor } = pageOf(found, limit)
  const store = entriesStore(db, vault)
  const entries: ListedEntry[] = []
  for (let from = 0; from < answered.length; from += OPENED) {
    entries.push(...(await store.findListed(answered.slice(from, from + OPENED).map(({ id }) => id))))
  }
  return { entries, nextCursor }
}

/**
 * On a busy server even one turn of the event loop takes long, so a search gives way only after it has delayed others.
 * The account's next search may begin before this one's page is read. In a long journal it first waits as long as this
 * search worked, so that searches take at most half of the time.
 */
async function firstFitting(
  accountId: string,
  journal: OpenJournal,
  most: number,
  fits: (entry: OpenEntry) => boolean,
): Promise<OpenEntry[]> {
  const permit = charactersOf(journal) > LONG_CHARACTERS ? await semaphore.take(accountId) : null
  const found: OpenEntry[] = []
  let worked = 0
  let since = performance.now()
  try {
    for (const entry of journal) {
      const turn = performance.now() - since
      if (turn > COMPARED_MS) {
        worked += turn
        await setImmediate()
        since = performance.now()
      }
      if (!fits(entry)) continue
      found.push(entry)
      if (found.length === most) break
    }
    return found
  } finally {
    worked += performance.now() - since
    if (permit) setTimeout(() => permit[Symbol.dispose](), worked)
  }
}

/** @param found the entries, one more than the limit when there are more */
function pageOf<T extends EntryCursor>(
  found: readonly T[],
  limit: number,
): { entries: T[]; nextCursor: string | null } {
  const entries = found.slice(0, limit)
  const last = entries.at(-1)
  return { entries, nextCursor: found.length > limit && last ? encodeCursor(last) : null }
}

/** The order of a list: newest first, and by id for the same time. */
function isAfter({ createdAt, id }: EntryCursor, cursor: EntryCursor | null): boolean {
  if (cursor === null) return true
  const difference = createdAt.getTime() - cursor.createdAt.getTime()
  return difference < 0 || (difference === 0 && id < cursor.id.toLowerCase())
}

function isWithin(entry: OpenEntry, range: EntryRange): boolean {
  const { createdAt, day, undated } = entry
  const { fromDay, toDay, fromTime, toTime } = range
  return (
    (range.undated === undefined || undated === range.undated) &&
    (range.pictured === undefined || entry.pictured) &&
    METRICS.every((metric) => isBetween(entry[metric], range[metric])) &&
    (fromDay === undefined || day >= fromDay) &&
    (toDay === undefined || day <= toDay) &&
    (fromTime === undefined || createdAt >= fromTime) &&
    (toTime === undefined || createdAt <= toTime)
  )
}

function isBetween(rating: number | null, bounds: RatingBounds | undefined): boolean {
  return bounds === undefined || (rating !== null && rating >= bounds[0] && rating <= bounds[1])
}

/** A date limits by local day, which excludes undated entries; a timestamp limits by time. */
function rangeOf({ from, to, ...query }: EntryQuery): EntryRange {
  const isDate = (text: string | undefined): text is string => text?.length === 10
  const ratings = METRICS.flatMap((metric) => {
    const [lowest, highest = lowest] = query[metric]?.split('-').map(Number) ?? []
    return lowest === undefined || highest === undefined ? [] : [[metric, [lowest, highest]]]
  })
  return {
    ...(Object.fromEntries(ratings) as Pick<EntryRange, Metric>),
    ...(isDate(from) || isDate(to) ? { undated: false } : {}),
    ...(query.photographs === undefined ? {} : { pictured: true }),
    ...(from === undefined ? {} : isDate(from) ? { fromDay: ordinal(from) } : { fromTime: new Date(from) }),
    ...(to === undefined ? {} : isDate(to) ? { toDay: ordinal(to) } : { toTime: new Date(to) }),
  }
}

function ordinal(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}
