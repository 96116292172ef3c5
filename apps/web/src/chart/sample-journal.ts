import { DAY_MS } from '@soundings/core/time'
import type { ChartEntry } from '#web/chart/geometry/index.ts'

const FIRST_DAY = Date.UTC(2026, 9, 23)

const ROWS: readonly (readonly [day: number, words: number, mood: number, energy: number, focus: number])[] = [
  [0, 106, 2, 3, 4],
  [1, 84, 3, 2, 4],
  [3, 137, 3, 2, 3],
  [4, 131, 2, 3, 4],
  [6, 61, 3, 4, 4],
  [7, 71, 2, 3, 3],
  [10, 140, 3, 3, 4],
  [11, 158, 3, 2, 3],
  [12, 82, 4, 3, 3],
  [13, 44, 3, 3, 4],
  [15, 48, 2, 3, 3],
  [16, 131, 3, 3, 4],
  [17, 96, 3, 4, 3],
  [18, 55, 4, 3, 3],
  [20, 95, 3, 3, 3],
  [21, 118, 4, 3, 2],
  [23, 129, 3, 2, 3],
  [25, 206, 4, 3, 3],
  [26, 153, 3, 3, 2],
  [27, 68, 4, 3, 3],
  [28, 99, 5, 3, 2],
  [29, 142, 4, 3, 2],
]

/** Thirty days of an invented writer, for drawings that visitors see. */
export const sampleJournal: readonly ChartEntry[] = ROWS.map(([day, words, mood, energy, focus]) => ({
  id: `e${day}`,
  time: FIRST_DAY + day * DAY_MS,
  words,
  mood,
  energy,
  focus,
}))
