import { ROWS } from './year-layout.ts'

/** A rated day at its place in the year, in weeks and weekdays. */
type Sounded = { week: number; row: number; value: number }

/** Spread of the surface: one and a half weeks along, one and a quarter days across. */
const SPREAD = { week: 1.5, row: 1.25, reach: 3.2 }
/** Spread of the support. It is narrower than the surface, so that areas without entries stay empty. */
const NEAR = { week: 0.8, row: 1.3, reach: 3 }
/** Rows beyond the year’s seven that days of the neighboring weeks still affect. */
const BEYOND = 3
/** The surface far from every rated day: the middle of the scale. */
const MIDDLE = 3

/** Functions of a position in the year, in weeks and weekdays; fractions are between days. */
export type YearSurface = {
  /** Weighted mean of nearby ratings, 1-5. */
  level: (week: number, row: number) => number
  /** How close the nearest rated days are; 0 far from all of them. */
  support: (week: number, row: number) => number
}

/**
 * The surface under a year’s ratings. A Saturday is next to the Sunday after it, so each day also affects the rows
 * beyond the edges of the neighboring weeks.
 */
export function yearSurface(days: readonly Sounded[]): YearSurface {
  const byWeek = new Map<number, Sounded[]>()
  for (const { week, row, value } of days) {
    for (const around of [0, 1, -1]) {
      const place = { week: week + around, row: row - around * ROWS, value }
      if (place.row <= -1 - BEYOND || place.row >= ROWS + BEYOND) continue
      const near = byWeek.get(place.week) ?? []
      near.push(place)
      byWeek.set(place.week, near)
    }
  }
  const level = sums(byWeek, SPREAD)
  const support = sums(byWeek, NEAR)
  return {
    level(week, row) {
      const { weights, values } = level(week, row)
      return weights > 1e-6 ? values / weights : MIDDLE
    },
    support: (week, row) => support(week, row).weights,
  }
}

type Sum = { weights: number; values: number }

/**
 * Weighted sums of nearby days. A Gaussian of two distances is a product of two Gaussians, and a drawing needs few
 * different rows, so each week’s contribution to a row is computed once.
 */
function sums(byWeek: ReadonlyMap<number, readonly Sounded[]>, spread: typeof SPREAD) {
  const rows = new Map<number, ReadonlyMap<number, Sum>>()
  const acrossOf = (row: number): ReadonlyMap<number, Sum> => {
    const known = rows.get(row)
    if (known) return known
    const found = new Map<number, Sum>()
    for (const [week, days] of byWeek) {
      const sum = { weights: 0, values: 0 }
      for (const day of days) {
        const across = (day.row - row) / spread.row
        if (Math.abs(across) > spread.reach) continue
        const weight = Math.exp((-across * across) / 2)
        sum.weights += weight
        sum.values += weight * day.value
      }
      found.set(week, sum)
    }
    rows.set(row, found)
    return found
  }
  return (week: number, row: number): Sum => {
    const across = acrossOf(row)
    const total = { weights: 0, values: 0 }
    const last = Math.floor(week + spread.reach * spread.week)
    for (let at = Math.ceil(week - spread.reach * spread.week); at <= last; at++) {
      const sum = across.get(at)
      if (!sum) continue
      const along = (at - week) / spread.week
      const weight = Math.exp((-along * along) / 2)
      total.weights += weight * sum.weights
      total.values += weight * sum.values
    }
    return total
  }
}
