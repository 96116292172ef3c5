import { agoToday, isDark, pastDays, type PastDay, type TwoLines } from '@soundings/core/on-this-day'
import { currentSafety, type SafetyDeps } from '#server/capabilities/entries/index.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { entryDaysStore, type EntryDay } from '#server/capabilities/entries/entry-days.store.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The day that today points back to. It contains no text, so it may be cached. */
export type FoundDay = {
  day: number
  when: string
  words: number
  entryId: string
  /** The quote's position and the entry version it refers to; null when the card gives only the date. */
  quoted: { lines: TwoLines; updatedAt: number } | null
}

/** The most entries and characters of a day that are read. For a day with more, the card has only its date. */
const ENTRIES_READ = 10
const BYTES_READ = 64_000

/**
 * The first past day with an entry that isn't retired. Null when there is none, and in quiet and gentle times, when no
 * old entry is shown unasked.
 */
export async function findPastDay(
  deps: SafetyDeps,
  vault: AccountVault,
  { today, retired }: { today: number; retired: readonly number[] },
): Promise<FoundDay | null> {
  const found = await firstDay(deps, vault, { today, retired })
  if (!found || (await currentSafety(deps, vault, today)) !== 'open') return null
  const quote = await quoteOf(deps, vault, found)
  return {
    day: found.day,
    when: agoToday(found),
    words: found.words,
    entryId: quote?.entryId ?? found.first,
    quoted: quote && { lines: quote.lines, updatedAt: quote.updatedAt },
  }
}

/** The first past day with an entry that isn't retired, and the id of its first entry. */
async function firstDay(
  { db }: SafetyDeps,
  vault: AccountVault,
  { today, retired }: { today: number; retired: readonly number[] },
): Promise<(PastDay & EntryDay & { first: string }) | null> {
  const store = entryDaysStore(db, vault)
  const oldest = await store.oldest()
  if (oldest === null) return null
  const days = pastDays(today, oldest).filter(({ day }) => !retired.includes(day))
  const asked = days.map(({ day }) => day)
  const written = new Map((await store.among(asked, ENTRIES_READ)).map((found) => [found.day, found]))
  for (const past of days) {
    const found = written.get(past.day)
    const first = found?.ids[0]
    if (found && first !== undefined) return { ...past, ...found, first }
  }
  return null
}

/** The lines to quote from a day, or null when any of its entries is dark, damaged or too long to be read. */
async function quoteOf(
  { db, analyst }: SafetyDeps,
  vault: AccountVault,
  { entries: count, bytes, ids }: EntryDay,
): Promise<{ entryId: string; updatedAt: number; lines: TwoLines } | null> {
  if (count > ENTRIES_READ || bytes > BYTES_READ) return null
  const entries = (await entriesStore(db, vault).findMany(ids)).toReversed()
  // An entry deleted in the meantime is missing.
  if (entries.length < count || entries.some(({ damaged }) => damaged)) return null
  const read = await analyst.returning(
    vault.accountId,
    entries.map(({ content }) => content),
  )
  const known = entries.flatMap((entry, i) => {
    const text = read[i]
    return text ? [{ entry, mood: entry.mood, sentiment: entry.sentimentScore, ...text }] : []
  })
  if (known.some(isDark)) return null
  for (const { entry, lines } of known) {
    if (lines) return { entryId: entry.id, updatedAt: entry.updatedAt.getTime(), lines }
  }
  return null
}
