import { tenth, type Path } from './geometry.ts'

/** Days at the end of the strip that are drawn as recent. */
const LATEST_DAYS = 3
/** Words in a day that give a stroke its full height. */
const FULL_WORDS = 210
const EDGE = 2
const EMPTY_HEIGHT = 4
const FOOT = 8
const HEAD = 12

/** One stroke per day, oldest first: as tall as that day's words, or a mark for a day without any. */
export function tide(words: readonly number[], width: number, height: number): Path[] {
  return words.map((count, day) => {
    const x = EDGE + (day * (width - EDGE * 2)) / Math.max(1, words.length - 1)
    const rise = Math.min(1, count / FULL_WORDS) * (height - HEAD)
    const top = count > 0 ? height - FOOT - rise : height - EMPTY_HEIGHT
    const latest = day >= words.length - LATEST_DAYS
    return {
      d: `M${tenth(x)} ${height}V${tenth(Math.max(0, top))}`,
      role: count === 0 ? 'emptyDay' : latest ? 'latestDay' : 'writtenDay',
    }
  })
}
