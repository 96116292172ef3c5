import { seededRandom } from '../../random/index.ts'
import { clamp, cohensD, maxT } from '../../statistics/index.ts'
import type { Reading } from '../reading.ts'
import type { Finding, PatternTest, Slots } from '../types.ts'

/** Pooled deviations from which a change between before and lately is told (design sections A.2.2, 9, 16, 17). */
export const MIN_SHIFT_EFFECT = 0.8

export type Scale = 'short' | 'long'

/** Two windows of newest rows, short and long, fixed by their number alone; one where both are equal (section A). */
export function recentWindows(rows: number): readonly (readonly [Scale, number])[] {
  const short = clamp(Math.round(rows / 5), 6, 10)
  const long = clamp(Math.round(rows / 2.5), 8, 24)
  return short === long
    ? [['short', short]]
    : [
        ['short', short],
        ['long', long],
      ]
}

/** What changed most between a recent window and all before it, over all series and windows. */
export type RecentShift = {
  series: number
  scale: Scale
  window: number
  p: number
  statistic: PatternTest['statistic']
}

/** One maxT test of the newest rows against those before, over every series and both windows. */
export function testRecent(
  series: readonly (readonly number[])[],
  days: readonly number[],
  seed: string,
): RecentShift | null {
  const windows = recentWindows(days.length)
  const result = maxT(
    series,
    windows.map(([, window]) => days.map((_, i) => (i >= days.length - window ? 1 : 0))),
    days,
    seededRandom(seed),
  )
  const chosen = windows[result?.covariate ?? -1]
  if (!result || !chosen) return null
  const [scale, window] = chosen
  const statistic = { name: 'maxT_r', value: result.r, phi: result.phi, window }
  return { series: result.outcome, scale, window, p: result.p, statistic }
}

/** The test of a single series: the pattern is named by the side to which the newest rows went. */
export function testRecentSeries(
  series: readonly number[],
  days: readonly number[],
  seed: string,
  names: { up: string; down: string },
): PatternTest | null {
  const shift = testRecent([series], days, seed)
  if (!shift) return null
  const effect = recentEffect(series, shift.window)
  const subject = effect > 0 ? names.up : names.down
  const isLarge = Math.abs(effect) >= MIN_SHIFT_EFFECT
  return { key: recentKey(subject, shift.scale), subject, p: shift.p, isLarge, statistic: shift.statistic }
}

/** Cohen's d of the newest `window` values against those before. */
export function recentEffect(series: readonly number[], window: number): number {
  return cohensD(series.slice(-window), series.slice(0, -window))
}

/** `name@scale`: what changed, and in which window. */
export function recentKey(name: string, scale: Scale): string {
  return `${name}@${scale}`
}

/** Name and window of such a key, for so many rows. */
export function recentParts(key: string, rows: number): { name: string; window: number } | null {
  const [name = '', scale] = key.split('@')
  const window = recentWindows(rows).find(([known]) => known === scale)?.[1]
  return window === undefined ? null : { name, window }
}

/** A change between the newest `window` entries and those before, as it is told. */
export function recentFinding(
  key: string,
  rows: readonly Reading[],
  window: number,
  claim: { slots: Slots; effect: number },
): Finding | null {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  return {
    key,
    slots: { ...claim.slots, entries: window, others: rows.length - window },
    entries: rows.slice(-window).map(({ entry }) => entry.id),
    pointsAt: [],
    quotes: [],
    basedOn: rows.length,
    firstDay: first.entry.day,
    lastDay: last.entry.day,
    cover: window / rows.length,
    strength: claim.effect,
    statistic: { effect: claim.effect },
  }
}

/** Both rounded as they are shown; null where what is shown would not say that `now` is `more` than before, or less. */
export function shownPair(now: number, before: number, decimals: number, isMore: boolean): [number, number] | null {
  const shown: [number, number] = [Number(now.toFixed(decimals)), Number(before.toFixed(decimals))]
  return isMore ? (shown[0] > shown[1] ? shown : null) : shown[0] < shown[1] ? shown : null
}
