import type { ClarityInsights, Streaks } from '@soundings/contract/insights'
import { CLARITY_DAYS, clarityInsights } from '@soundings/core/clarity'
import { DEFAULT_FREQUENCY } from '@soundings/core/preferences'
import { streaks } from '@soundings/core/streaks'
import { localStamp } from '@soundings/core/time'
import type { Analyst } from '#server/analysis/pool.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore, type EntryFigures } from '#server/capabilities/entries/entries.store.ts'
import { currentSafety } from '#server/capabilities/entries/safety.store.ts'
import { whileUnchanged } from '#server/capabilities/entries/while-unchanged.store.ts'
import type { Queryable } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'

export type InsightsDeps = { db: Queryable; analyst: Analyst }

/** Streaks in the time zone of the person. */
export async function streaksOf({ db }: Pick<InsightsDeps, 'db'>, vault: AccountVault, now: Date): Promise<Streaks> {
  const timeZone = await accountStore(db, vault).timeZone()
  const today = localStamp(now.getTime(), timeZone).day
  const entries = await entriesStore(db, vault).numbers(today)
  return streaks(
    entries.filter(({ historic }) => !historic),
    today,
  )
}

const clarityWhileUnchanged = whileUnchanged<ClarityInsights>()

/** How clearly the last 30 days show a picture, with the words written on each of them. */
export async function clarityOf(
  { db, analyst }: InsightsDeps,
  vault: AccountVault,
  now: Date,
): Promise<ClarityInsights> {
  const account = await accountStore(db, vault).read()
  if (!account) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
  const today = localStamp(now.getTime(), account.timeZone).day
  const frequency = account.onboarding.frequency ?? DEFAULT_FREQUENCY
  return clarityWhileUnchanged(db, vault, `${today} ${frequency}`, async () => {
    const entries = await entriesStore(db, vault).numbers(today - CLARITY_DAYS)
    const safety = await currentSafety({ db, analyst }, vault, today)
    const insights = clarityInsights({ entries, today, frequency, safety })
    const recent = entries.filter(({ day, historic }) => !historic && day <= today && day > today - CLARITY_DAYS)
    return {
      ...insights,
      series: { ...insights.series, words: wordsPerDay(recent, today) },
      summary: { ...insights.summary, entriesLast30: recent.length },
    }
  })
}

/** Words of each of the last 30 local days, oldest first. */
function wordsPerDay(entries: readonly EntryFigures[], today: number): number[] {
  const words = Array.from({ length: CLARITY_DAYS }, () => 0)
  for (const { day, words: count } of entries) {
    const index = day - today + CLARITY_DAYS - 1
    words[index] = (words[index] ?? 0) + count
  }
  return words
}
