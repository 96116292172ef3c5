import type { ClarityInsights, Streaks } from '@soundings/contract/insights'
import { CLARITY_DAYS, clarityInsights } from '@soundings/core/clarity'
import { DEFAULT_FREQUENCY } from '@soundings/core/account'
import { streaks } from '@soundings/core/streaks'
import { localStamp } from '@soundings/core/time'
import { journalDay, type LocalDay } from '@soundings/core/writing'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entryFiguresStore, type EntryFigures } from '#server/capabilities/entries/entry-figures.store.ts'
import { currentSafety, type SafetyDeps, type WhileUnchanged } from '#server/capabilities/entries/index.ts'
import { dayStartOf } from '#server/capabilities/writing/index.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

export type InsightsDeps = SafetyDeps & { clarity: WhileUnchanged<ClarityInsights> }

/** Streaks in the person's time zone, of days that start when the person says so. */
export async function streaksOf({ db }: Pick<InsightsDeps, 'db'>, vault: AccountVault, now: Date): Promise<Streaks> {
  const timeZone = await accountStore(db, vault).timeZone()
  const stamp = localStamp(now.getTime(), timeZone)
  const entries = await entryFiguresStore(db, vault).numbers(stamp.day)
  return streaksAmong(entries, { ...stamp, time: now.getTime() }, await dayStartOf({ db }, vault))
}

function streaksAmong(entries: readonly EntryFigures[], now: LocalDay, dayStart: number): Streaks {
  const counted = entries
    .filter(({ historic }) => !historic)
    .map((entry) => ({ ...entry, day: journalDay(entry, dayStart) }))
  return streaks(counted, journalDay(now, dayStart))
}

/** The Clarity of the last 30 days, with the number of words on each day. */
export async function clarityOf(deps: InsightsDeps, vault: AccountVault, now: Date): Promise<ClarityInsights> {
  const { db } = deps
  const account = await accountStore(db, vault).existing()
  const stamp = localStamp(now.getTime(), account.timeZone)
  const today = stamp.day
  const dayStart = await dayStartOf({ db }, vault)
  // A streak ends at the person's start of the day, not at midnight.
  const streakDay = journalDay({ ...stamp, time: now.getTime() }, dayStart)
  const frequency = account.onboarding.frequency ?? DEFAULT_FREQUENCY
  return deps.clarity.of(db, vault, `${today} ${streakDay} ${dayStart} ${frequency}`, async () => {
    const entries = await entryFiguresStore(db, vault).numbers(today - CLARITY_DAYS)
    const safety = await currentSafety(deps, vault, today)
    const insights = clarityInsights({ entries, today, frequency, safety })
    const { current, longest } = streaksAmong(entries, { ...stamp, time: now.getTime() }, dayStart)
    const recent = entries.filter(({ day, historic }) => !historic && day <= today && day > today - CLARITY_DAYS)
    return {
      ...insights,
      series: { ...insights.series, words: wordsPerDay(recent, today) },
      summary: { ...insights.summary, currentStreak: current, longestStreak: longest, entriesLast30: recent.length },
    }
  })
}

/** The number of words on each of the last 30 local days, oldest first. */
function wordsPerDay(entries: readonly EntryFigures[], today: number): number[] {
  const words = Array.from({ length: CLARITY_DAYS }, () => 0)
  for (const { day, words: count } of entries) {
    const index = day - today + CLARITY_DAYS - 1
    words[index] = (words[index] ?? 0) + count
  }
  return words
}
