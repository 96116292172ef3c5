import { METRICS, type Metric } from '../../entries/index.ts'
import { seededRandom } from '../../random/index.ts'
import { mean, monteCarloP, residuals, shuffle, unit } from '../../statistics/index.ts'
import type { RatedDay } from '../journal.ts'
import type { PatternDetector } from '../types.ts'

/** From 24 pairs of days at most two apart; |r| from 0.35 (design section A.2.14). */
const MIN_PAIRS = 24
const PAIR_DAYS = 2
const MIN_CORRELATION = 0.35
/** Days in a row that are counted when it is told. */
const MIN_TOLD_PAIRS = 12

/** A rating that carries over from day to day, or see-saws. */
export const inertia: PatternDetector = {
  rule: 'inertia',
  type: 'inertia',
  label: 'Carry-over',
  claim: 'pattern',
  family: 'standing',
  certificationWeight: 1,
  weight: 1,
  inHeavyPeriods: false,
  test({ days }, seed) {
    const pairs = pairEnds(days, PAIR_DAYS)
    if (pairs.length < MIN_PAIRS) return null
    const series = METRICS.flatMap((metric) => {
      const values = levelled(days, metric)
      return values ? [{ metric, values, r: neighbourCorrelation(values, pairs) }] : []
    })
    const [first] = series
    if (!first) return null
    const best = series.reduce((top, other) => (Math.abs(other.r) > Math.abs(top.r) ? other : top), first)
    const random = seededRandom(`${seed}|inertia`)
    const order = Uint32Array.from(days, (_, i) => i)
    const shuffled = new Float64Array(days.length)
    const p = monteCarloP(Math.abs(best.r), () => {
      shuffle(order, random)
      let largest = 0
      for (const { values } of series) {
        for (let i = 0; i < shuffled.length; i++) shuffled[i] = values[order[i] ?? 0] ?? 0
        largest = Math.max(largest, Math.abs(neighbourCorrelation(shuffled, pairs)))
      }
      return largest
    })
    const key = `${best.metric}${best.r > 0 ? '+' : '-'}`
    const isLarge = Math.abs(best.r) >= MIN_CORRELATION
    return { key, subject: key, p, isLarge, statistic: { name: 'lag_one_r', value: best.r } }
  },
  tell({ days }, key) {
    const metric = METRICS.find((known) => known === key.slice(0, -1))
    const [first, last] = [days[0], days.at(-1)]
    const values = metric && levelled(days, metric)
    const pairs = pairEnds(days, PAIR_DAYS)
    if (!metric || !first || !last || !values || pairs.length < MIN_PAIRS) return null
    const isCarried = key.endsWith('+')
    const r = neighbourCorrelation(values, pairs)
    const inRow = pairEnds(days, 1)
    const center = mean(days.map(({ means }) => means[metric]))
    const isAbove = (i: number) => (days[i]?.means[metric] ?? 0) >= center
    const same = inRow.filter((i) => (isAbove(i) === isAbove(i - 1)) === isCarried).length
    const isLarge = (isCarried ? r : -r) >= MIN_CORRELATION
    if (!isLarge || inRow.length < MIN_TOLD_PAIRS || same * 2 <= inRow.length) return null
    return {
      key,
      slots: { metric, moved: isCarried ? CARRIED : CROSSED, same, pairs: inRow.length },
      entries: [],
      pointsAt: [],
      quotes: [],
      basedOn: days.reduce((sum, day) => sum + day.entries.length, 0),
      firstDay: first.day,
      lastDay: last.day,
      cover: same / inRow.length,
      strength: 2 * r,
      statistic: { correlation: r },
    }
  },
}

/** What a rating does from one day to the next; a day at the average counts as above it. */
const CARRIED = 'stayed on the same side'
const CROSSED = 'crossed to the other side'

/** Places of the days that follow another within so many days. */
function pairEnds(days: readonly RatedDay[], within: number): number[] {
  return days.flatMap(({ day }, i) => {
    const from = days[i - 1]
    return from && day - from.day <= within ? [i] : []
  })
}

/** A rating without its straight line over time, centred and of length 1; null when it never varies. */
function levelled(days: readonly RatedDay[], metric: Metric): Float64Array | null {
  const left = residuals(
    days.map(({ means }) => means[metric]),
    days.map(({ day }) => day),
  )
  return unit(Float64Array.from(left))
}

function neighbourCorrelation(values: Float64Array, pairs: readonly number[]): number {
  let sum = 0
  for (const i of pairs) sum += (values[i] ?? 0) * (values[i - 1] ?? 0)
  return (sum * values.length) / pairs.length
}
