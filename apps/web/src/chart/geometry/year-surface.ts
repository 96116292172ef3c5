import { ROWS } from './year-layout.ts'

/** A rated day at its place in the year, in weeks and weekdays. */
type Sounded = { week: number; row: number; value: number }

/** Spread of the surface: one and a half weeks along, one and a quarter days across. */
const SPREAD = { week: 1.5, row: 1.25, reach: 3.2 }
/** Spread of the support. It is narrower than the surface, so that water without days stays empty. */
const NEAR = { week: 0.8, row: 1.3, reach: 3 }
/** Rows beyond the year’s seven that days of the weeks before and after still reach into. */
const BEYOND = 3
/** The surface far from every day: the middle of the scale. */
const MIDDLE = 3

/** Functions of a place in the year, in weeks and weekdays; fractions are between days. */
export type YearSurface = {
  /** Weighted mean of the ratings of near days, 1-5. */
  level: (week: number, row: number) => number
  /** How near the closest days are; 0 where none is near. */
  support: (week: number, row: number) => number
}

/**
 * The surface under a year’s ratings. A Saturday is near the Sunday after it, so each day also counts beyond the edge of
 * the week before and the week after.
 */
export function yearSurface(days: readonly Sounded[]): YearSurface {
  const byWeek = new Map<number, Sounded[]>()
  for (const { week, row, value } of days) {
    for (const around of [0, 1, -1]) {
      const place = { week: week + around, row: row - around * ROWS, value }
      if (place.row <= -1 - BEYOND || place.row >= ROWS + BEYOND) continue
      byWeek.set(place.week, [...(byWeek.get(place.week) ?? []), place])
    }
  }
  const sum = (week: number, row: number, spread: typeof SPREAD): { weights: number; values: number } => {
    let weights = 0
    let values = 0
    const first = Math.ceil(week - spread.reach * spread.week)
    const last = Math.floor(week + spread.reach * spread.week)
    for (let at = first; at <= last; at++) {
      const along = (at - week) / spread.week
      for (const day of byWeek.get(at) ?? []) {
        const across = (day.row - row) / spread.row
        if (Math.abs(across) > spread.reach) continue
        const weight = Math.exp(-(along * along + across * across) / 2)
        weights += weight
        values += weight * day.value
      }
    }
    return { weights, values }
  }
  return {
    level(week, row) {
      const { weights, values } = sum(week, row, SPREAD)
      return weights > 1e-6 ? values / weights : MIDDLE
    },
    support: (week, row) => sum(week, row, NEAR).weights,
  }
}
