import { METRICS, type Metric, type Ratings } from '../../entries/index.ts'
import { seededRandom } from '../../random/index.ts'
import { cohensD, mean, stepDown, maxT, type Passed } from '../../statistics/index.ts'
import { ALL_METRICS_FROM, FINDINGS_MAX, MIN_DIFFERENCE, MIN_EFFECT, PRIMING_P } from '../constants.ts'
import type { Journal, RatedEntry } from '../journal/journal.ts'
import type { Finding } from '../finding/finding.ts'
import type { PatternTest } from '../finding/rule.ts'
import type { Slots, SlotsOf } from '../wording/slots.ts'
import { carriedLine } from '../quoting/carried-line.ts'

/** One row of ratings: an entry, or the mean of a day. */
export type RatedRow = { day: number; ratings: Ratings }
/** A group of rows by name: the entries with a tag, the Sundays. */
export type Group = { name: string; has: readonly boolean[] }

/** The group whose ratings differ, and the rating that differs. */
export type GroupKey = { group: string; metric: Metric }

type GroupSlots = SlotsOf<
  'metric' | 'mean' | 'otherMean' | 'difference' | 'direction',
  'entries' | 'others' | 'quote' | 'date'
>

/** Two means as shown, with their counts and the effect size. */
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

/**
 * Tests which group’s ratings differ most from the rest: one maxT test over all groups and ratings. If it may pass,
 * step-down adds every other pair that may pass, too.
 */
export function testGroups(
  rows: readonly RatedRow[],
  groups: readonly Group[],
  seed: string,
): PatternTest<GroupKey> | null {
  const metrics = testedMetrics(rows.length)
  const outcomes = metrics.map((metric) => rows.map((row) => row.ratings[metric]))
  const marks = groups.map((group) => group.has.map(Number))
  const days = rows.map((row) => row.day)
  const strongest = maxT(outcomes, marks, days, seededRandom(seed))
  if (!strongest) return null
  const tested = ({ outcome, mark, r, phi, p }: Passed): PatternTest<GroupKey>[] => {
    const [group, metric] = [groups[mark], metrics[outcome]]
    if (!group || !metric) return []
    const key = { group: group.name, metric }
    const { isLarge, direction } = splitBy(rows, group.has, metric)
    // The effect left after the other pairs must point the same way as the means that a reader sees.
    const agrees = r > 0 === (direction === 'higher')
    const statistic = { name: 'maxT_r', value: r, phi }
    return [{ key, subject: keyText(key), p, isLarge: isLarge && agrees, statistic }]
  }
  const [first] = tested({ ...strongest, mark: strongest.covariate })
  if (!first) return null
  if (first.p > PRIMING_P) return first
  const limits = { level: PRIMING_P, most: FINDINGS_MAX }
  const [, ...others] = stepDown(outcomes, marks, days, seededRandom(seed), limits)
  return { ...first, later: others.flatMap(tested) }
}

/** Compares the ratings of a group with the rest. */
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
 * The finding about a group of entries and a rating; null when the group is missing or its ratings differ too little.
 * @param named the slots that name the group
 * @param isCountOfAll true when this is the count a person would arrive at, including unrated entries; otherwise the
 * finding has no counts
 */
export function groupFinding<Named extends Slots>(
  journal: Journal,
  groups: readonly Group[],
  key: GroupKey,
  named: Named,
  isCountOfAll: (count: number) => boolean,
): Finding<Named & GroupSlots> | null {
  const { rated } = journal
  const { metric } = key
  const group = groups.find(({ name }) => name === key.group)
  const [first, last] = [rated[0], rated.at(-1)]
  if (!group || !first || !last) return null
  const { count, others, effect, isLarge, ...split } = splitBy(rated, group.has, metric)
  if (!isLarge) return null
  const inside = rated.filter((_, i) => group.has[i])
  const { slots, ...line } = carriedLine(
    inside.map(({ reading }) => reading),
    journal,
  )
  const counts = isCountOfAll(count) ? { entries: count, others } : {}
  return {
    key: keyText(key),
    slots: { ...named, metric, ...counts, ...split, ...slots },
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

/**
 * A split of days with the means of their entries, because people average entries; null when the entries disagree.
 * @param least the smallest difference of the means that an Echo may show
 */
export function splitByEntry(
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

/** The key as receipts store it. */
export function keyText({ group, metric }: GroupKey): string {
  return `${group}|${metric}`
}

function oneDecimal(value: number): number {
  return Number(value.toFixed(1))
}
