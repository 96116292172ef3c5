import { METRICS, type Metric, type Ratings } from '../../../entries/index.ts'
import type { Journal } from '../../journal.ts'
import type { Receipt, Slots } from '../../types.ts'
import { carriedSlots, type Recount } from './lines.ts'

/** Newest days that a change of level is looked for in (design section A.1). */
const TURNING_DAYS = 60
const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']
/** First hour of each part of the day, latest first (design section A.2.11). */
const PARTS: readonly (readonly [from: number, name: string])[] = [
  [21, 'late-evening'],
  [16, 'evening'],
  [11, 'midday'],
  [5, 'morning'],
  [0, 'after-midnight'],
]

/** Entries on which a guessed tag was left standing before it counts. */
const GUESSES_KEPT = 5

type Row = { isIn: boolean; ratings: Ratings }

export const recountTagMood: Recount = (receipt, journal) => {
  const tag = receipt.slots['tag']
  const tagged = ({ reading }: Journal['rated'][number]) => reading.entry.tags.filter((own) => own.tag === tag)
  const guesses = journal.rated.flatMap(tagged).filter(({ source }) => source === 'auto').length
  const rows = journal.rated.map((rated) => ({
    isIn: tagged(rated).some(({ source }) => source !== 'auto' || guesses >= GUESSES_KEPT),
    ratings: rated.ratings,
  }))
  const counted = counts(rows, receipt)
  return (
    counted && {
      ...counted.means,
      tag: String(tag),
      ...(receipt.slots['entries'] === undefined ? {} : { entries: counted.inside, others: counted.outside }),
      ...carriedSlots(receipt, journal),
    }
  )
}

export const recountTimeOfDay: Recount = (receipt, journal) => {
  const { part } = receipt.slots
  const rows = journal.rated.map(({ hour, ratings }) => ({
    isIn: PARTS.find(([from]) => hour >= from)?.[1] === part,
    ratings,
  }))
  const counted = counts(rows, receipt)
  return (
    counted && {
      ...counted.means,
      part: String(part),
      entries: counted.inside,
      others: counted.outside,
      ...carriedSlots(receipt, journal),
    }
  )
}

export const recountWeekday: Recount = (receipt, journal) => {
  const { weekday } = receipt.slots
  const rows = journal.days.map((day) => ({
    isIn: weekday === 'weekends' ? day.weekday % 6 === 0 : WEEKDAYS[day.weekday] === weekday,
    ratings: day.means,
  }))
  const counted = counts(rows, receipt)
  return (
    counted && {
      ...counted.means,
      weekday: String(weekday),
      days: counted.inside,
      others: counted.outside,
      ...carriedSlots(receipt, journal),
    }
  )
}

export const recountTurningPoint: Recount = (receipt, journal) => {
  const date = Number(receipt.slots['date'])
  const rows = journal.days.slice(-TURNING_DAYS).map(({ day, means }) => ({ isIn: day >= date, ratings: means }))
  const counted = counts(rows, receipt)
  return counted && { ...counted.means, date, days: counted.inside, others: counted.outside }
}

/** Two means to one decimal, by plain sums, and the difference of what is shown. */
function counts(rows: readonly Row[], receipt: Receipt): { inside: number; outside: number; means: Slots } | null {
  const metric = METRICS.find((known): known is Metric => known === receipt.slots['metric'])
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
