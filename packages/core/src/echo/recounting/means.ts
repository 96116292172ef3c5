import { METRICS, type Metric, type Ratings } from '../../entries/index.ts'
import type { Receipt } from '../finding/receipt.ts'
import type { SlotsOf } from '../wording/slots.ts'

type Row = { isIn: boolean; ratings: Ratings }

type Means = SlotsOf<'metric' | 'mean' | 'otherMean' | 'difference' | 'direction'>

/** Two means to one decimal, computed from plain sums, and the difference of the shown means. */
export function recountedMeans(
  rows: readonly Row[],
  receipt: Receipt,
): { inside: number; outside: number; means: Means } | null {
  const metric = METRICS.find((known): known is Metric => known === receipt.slots.metric)
  if (!metric) return null
  const sums = { inside: 0, outside: 0 }
  const sizes = { inside: 0, outside: 0 }
  for (const { isIn, ratings } of rows) {
    const side = isIn ? 'inside' : 'outside'
    sums[side] += ratings[metric]
    sizes[side]++
  }
  const own = sums.inside / sizes.inside
  const other = sums.outside / sizes.outside
  const [mean, otherMean] = [Number(own.toFixed(1)), Number(other.toFixed(1))]
  const difference = Number(Math.abs(mean - otherMean).toFixed(1))
  const direction = own > other ? 'higher' : 'lower'
  return { inside: sizes.inside, outside: sizes.outside, means: { metric, mean, otherMean, difference, direction } }
}
