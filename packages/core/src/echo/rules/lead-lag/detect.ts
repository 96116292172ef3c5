import { MIN_DIFFERENCE, REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { Metric } from '../../../entries/index.ts'
import { seededRandom } from '../../../random/index.ts'
import { mean, monteCarloP, standardDeviation } from '../../../statistics/index.ts'
import type { RatedDay } from '../../journal/journal.ts'
import type { PatternDetector } from '../../finding/rule.ts'
import type { LeadLagSlots } from './wording.ts'

/** From 30 pairs of days at most two apart; cross-lag r from 0.30 (docs/spec/numbers.md#rules). */
const MIN_PAIRS = 30
const PAIR_DAYS = 2
const MIN_CROSS_LAG = 0.3
/** Neighboring pairs whose asymmetries are summed before their sign is drawn. */
const BLOCK = 3
/**
 * The Echo compares the days after a rating of at least `HIGH` with those after one of at most `LOW`, and needs
 * `MIN_TOLD` of each.
 */
const HIGH = 4
const LOW = 2
const MIN_TOLD = 4

const COMBINATIONS: readonly (readonly [Metric, Metric])[] = [
  ['energy', 'mood'],
  ['focus', 'mood'],
  ['energy', 'focus'],
]

/** The rating that moves first, and the one that follows. */
type LeadLagKey = { lead: Metric; follow: Metric }

type Asymmetry = { lead: Metric; follow: Metric; blocks: readonly number[]; length: number; t: number }

/**
 * Detects a rating that moves a day before another one. For any process that is the same forward and backward,
 * including one shared slow factor, a(i−1)·b(i) − b(i−1)·a(i) is 0 on average; the test checks that.
 */
export const leadLag: PatternDetector<'lead_lag', LeadLagSlots, LeadLagKey> = {
  rule: 'lead_lag',
  type: 'lead_lag',
  label: 'What comes first',
  claim: 'pattern',
  family: 'standing',
  certificationWeight: 1,
  weight: 1,
  inGentleTimes: false,
  restDays: REST_DAYS.season,
  restEchoes: REST_ECHOES.other,
  test({ days }, seed) {
    const pairs = pairsOf(days, PAIR_DAYS)
    if (pairs.length < MIN_PAIRS) return null
    const all = COMBINATIONS.flatMap(([a, b]) => asymmetry(days, pairs, a, b) ?? [])
    const [first] = all
    if (!first) return null
    const best = all.reduce((top, other) => (Math.abs(other.t) > Math.abs(top.t) ? other : top), first)
    const random = seededRandom(`${seed}|lead_lag`)
    const p = monteCarloP(Math.abs(best.t), () => {
      const signs = best.blocks.map(() => (random() < 0.5 ? -1 : 1))
      return Math.max(...all.map(({ blocks, length }) => Math.abs(signedSum(blocks, signs)) / length))
    })
    const [lead, follow] = best.t > 0 ? [best.lead, best.follow] : [best.follow, best.lead]
    const key = { lead, follow }
    const r = crossLag(days, pairs, lead, follow)
    return {
      key,
      subject: keyText(key),
      p,
      isLarge: r >= MIN_CROSS_LAG,
      statistic: { name: 'asymmetry', value: best.t },
    }
  },
  tell({ days }, key) {
    const { lead, follow } = key
    const [first, last] = [days[0], days.at(-1)]
    const pairs = pairsOf(days, PAIR_DAYS)
    if (!first || !last || pairs.length < MIN_PAIRS) return null
    const r = crossLag(days, pairs, lead, follow)
    const next = pairsOf(days, 1)
    const after = (matches: (rating: number) => boolean) => next.filter(([from]) => matches(from.means[lead]))
    const [high, low] = [after((rating) => rating >= HIGH), after((rating) => rating <= LOW)]
    const level = (chosen: typeof next) => Number(mean(chosen.map(([, to]) => to.means[follow])).toFixed(1))
    const isTold =
      r >= MIN_CROSS_LAG && Math.min(high.length, low.length) >= MIN_TOLD && level(high) - level(low) >= MIN_DIFFERENCE
    if (!isTold) return null
    return {
      key: keyText(key),
      slots: {
        lead,
        metric: follow,
        mean: level(high),
        days: high.length,
        otherMean: level(low),
        others: low.length,
      },
      entries: [...new Set([...high, ...low].flatMap(([from, to]) => [...from.entries, ...to.entries]))],
      pointsAt: [],
      quotes: [],
      basedOn: days.reduce((sum, day) => sum + day.entries.length, 0),
      firstDay: first.day,
      lastDay: last.day,
      cover: (high.length + low.length) / next.length,
      strength: 2 * r,
      statistic: { correlation: r },
    }
  },
}

/** The key as receipts store it. */
function keyText({ lead, follow }: LeadLagKey): string {
  return `${lead}>${follow}`
}

function pairsOf(days: readonly RatedDay[], within: number): (readonly [RatedDay, RatedDay])[] {
  return days.flatMap((to, i) => {
    const from = days[i - 1]
    return from && to.day - from.day <= within ? [[from, to] as const] : []
  })
}

/** The rating of each day in standard deviations from its mean; null when it never varies. */
function scoresOf(days: readonly RatedDay[], metric: Metric): ((day: RatedDay) => number) | null {
  const values = days.map(({ means }) => means[metric])
  const [center, spread] = [mean(values), standardDeviation(values)]
  return spread > 0 ? ({ means }) => (means[metric] - center) / spread : null
}

function asymmetry(
  days: readonly RatedDay[],
  pairs: readonly (readonly [RatedDay, RatedDay])[],
  lead: Metric,
  follow: Metric,
): Asymmetry | null {
  const [a, b] = [scoresOf(days, lead), scoresOf(days, follow)]
  if (!a || !b) return null
  const blocks: number[] = []
  for (const [i, [from, to]] of pairs.entries()) {
    const block = Math.floor(i / BLOCK)
    blocks[block] = (blocks[block] ?? 0) + a(from) * b(to) - b(from) * a(to)
  }
  const length = Math.sqrt(blocks.reduce((sum, block) => sum + block * block, 0))
  return length > 0 ? { lead, follow, blocks, length, t: blocks.reduce((sum, block) => sum + block, 0) / length } : null
}

/** Mean product of the leading score and the following score of the next day. */
function crossLag(
  days: readonly RatedDay[],
  pairs: readonly (readonly [RatedDay, RatedDay])[],
  lead: Metric,
  follow: Metric,
): number {
  const [a, b] = [scoresOf(days, lead), scoresOf(days, follow)]
  return a && b ? mean(pairs.map(([from, to]) => a(from) * b(to))) : 0
}

function signedSum(blocks: readonly number[], signs: readonly number[]): number {
  return blocks.reduce((sum, block, i) => sum + block * (signs[i] ?? 0), 0)
}
