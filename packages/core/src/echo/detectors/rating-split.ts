import { METRICS, type Metric, type Ratings } from '../../entries/index.ts'
import { seededRandom } from '../../random/index.ts'
import { cohensD, maxT, mean } from '../../statistics/index.ts'
import { ALL_METRICS_FROM, MIN_DIFFERENCE, MIN_EFFECT } from '../constants.ts'
import type { Journal, RatedEntry } from '../journal.ts'
import type { Finding, PatternTest, Slots } from '../types.ts'
import { carriedLine } from './carried-line.ts'

/** One row of ratings: an entry, or the mean of a day. */
export type RatedRow = { day: number; ratings: Ratings }
/** A group of rows by name: the entries with a tag, the Sundays. */
export type Group = { name: string; has: readonly boolean[] }

/** Two means side by side, as they are shown, and what stands behind them. */
export type Split = {
  count: number
  others: number
  /** One decimal. */
  mean: number
  otherMean: number
  /** The difference of the shown means, so that a reader's subtraction agrees. */
  difference: number
  direction: 'higher' | 'lower'
  effect: number
  isLarge: boolean
}

/** Mood alone until there are 60 rows, then all three ratings. */
export function testedMetrics(rows: number): readonly Metric[] {
  return rows < ALL_METRICS_FROM ? ['mood'] : METRICS
}

/** Which group differs most from the rest, in which rating: one maxT test over all of them. */
export function testGroups(rows: readonly RatedRow[], groups: readonly Group[], seed: string): PatternTest | null {
  const metrics = testedMetrics(rows.length)
  const result = maxT(
    metrics.map((metric) => rows.map((row) => row.ratings[metric])),
    groups.map((group) => group.has.map(Number)),
    rows.map((row) => row.day),
    seededRandom(seed),
  )
  if (!result) return null
  const group = groups[result.covariate]
  const metric = metrics[result.outcome]
  if (!group || !metric) return null
  const key = keyOf(group.name, metric)
  const { isLarge } = splitBy(rows, group.has, metric)
  return { key, subject: key, p: result.p, isLarge, statistic: { name: 'maxT_r', value: result.r, phi: result.phi } }
}

/** The ratings of a group beside those of the rest. */
export function splitBy(rows: readonly RatedRow[], has: readonly boolean[], metric: Metric): Split {
  const inside = rows.filter((_, i) => has[i]).map((row) => row.ratings[metric])
  const outside = rows.filter((_, i) => !has[i]).map((row) => row.ratings[metric])
  const [own, other] = [mean(inside), mean(outside)]
  const effect = cohensD(inside, outside)
  const [shown, otherShown] = [oneDecimal(own), oneDecimal(other)]
  return {
    count: inside.length,
    others: outside.length,
    mean: shown,
    otherMean: otherShown,
    difference: oneDecimal(Math.abs(shown - otherShown)),
    direction: own > other ? 'higher' : 'lower',
    effect,
    isLarge: Math.abs(own - other) >= MIN_DIFFERENCE && Math.abs(effect) >= MIN_EFFECT,
  }
}

/**
 * What is told of a group of entries and a rating; null when the group is not among these, or differs too little.
 * @param named the slots that say which group it is
 */
export function groupFinding(
  journal: Journal,
  groups: readonly Group[],
  key: string,
  named: (name: string) => Slots,
): Finding | null {
  const { rated } = journal
  const parts = partsOf(key)
  const group = groups.find(({ name }) => name === parts?.name)
  const [first, last] = [rated[0], rated.at(-1)]
  if (!parts || !group || !first || !last) return null
  const { count, effect, isLarge, ...split } = splitBy(rated, group.has, parts.metric)
  if (!isLarge) return null
  const inside = rated.filter((_, i) => group.has[i])
  const { slots, ...line } = carriedLine(
    inside.map(({ reading }) => reading),
    journal,
  )
  return {
    key,
    slots: { ...named(group.name), metric: parts.metric, entries: count, ...split, ...slots },
    entries: inside.map(({ id }) => id),
    pointsAt: [],
    ...line,
    basedOn: rated.length,
    firstDay: first.day,
    lastDay: last.day,
    cover: count / rated.length,
    strength: effect,
    statistic: { effect },
  }
}

/** The claim without its counts, where they would not be those of all entries: unrated ones are written too. */
export function withoutCounts(finding: Finding | null): Finding | null {
  if (!finding) return null
  const { entries: _, others: __, ...slots } = finding.slots
  return { ...finding, slots }
}

/**
 * A split of days in the means of their entries, which is how a reader averages; null where entries do not bear it out.
 * @param least the smallest difference of the means that is still told
 */
export function toldByEntry(
  byDay: Split,
  rated: readonly RatedEntry[],
  days: ReadonlySet<number>,
  metric: Metric,
  least = MIN_DIFFERENCE,
): Split | null {
  const { mean, otherMean, difference, direction } = splitBy(
    rated,
    rated.map(({ day }) => days.has(day)),
    metric,
  )
  return direction === byDay.direction && difference >= least ? { ...byDay, mean, otherMean, difference } : null
}

export function keyOf(name: string, metric: Metric): string {
  return `${name}|${metric}`
}

/** Name and rating of a key. */
export function partsOf(key: string): { name: string; metric: Metric } | null {
  const at = key.lastIndexOf('|')
  const metric = METRICS.find((known) => known === key.slice(at + 1))
  return at > 0 && metric ? { name: key.slice(0, at), metric } : null
}

function oneDecimal(value: number): number {
  return Number(value.toFixed(1))
}
