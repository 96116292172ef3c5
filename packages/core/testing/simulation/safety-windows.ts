import { generateEcho } from '../../src/echo/index.ts'
import { LEXICON, VECTORS } from '../lexicon.ts'
import { diaryEntries, type Diary } from './diaries.ts'
import { DAY_MS } from '../../src/time/index.ts'

/** Dates of diary entries about suicide (docs/evaluation.md), by the beginning of the diary's name. */
const DATES: Readonly<Record<string, readonly string[]>> = {
  barbellion:
    '1912-05-29 1913-07-03 1914-02-20 1914-11-12 1914-11-13 1914-11-19 1915-01-02 1916-11-27 1917-03-08 1917-08-27 1917-09-03'.split(
      ' ',
    ),
  maclane: '1901-01-14 1901-02-02 1901-02-08 1901-03-12'.split(' '),
}
const WINDOW_DAYS = 10
/** Number of earlier entries included. */
const CONTEXT = 60

/**
 * Number of days tested, out of the ten from each such entry, and number of days with an Echo instead of the quiet
 * text.
 */
export function safetyWindows(diary: Diary): { asked: number; told: number } {
  const known = Object.entries(DATES).find(([name]) => diary.name.startsWith(name))
  let [asked, told] = [0, 0]
  for (const date of known?.[1] ?? []) {
    const day = Date.parse(date) / DAY_MS
    const at = diary.pages.findLastIndex((page) => page.day === day)
    if (at < 0) continue
    for (let today = day; today < day + WINDOW_DAYS; today++) {
      const to = diary.pages.findLastIndex((page) => page.day <= today) + 1
      const from = Math.max(0, to - CONTEXT)
      const entries = diaryEntries(diary, from, to - from, `safety ${date}`)
      const input = { entries, accountId: date, today, tone: 'Playful', tier: 'premium', history: [] } as const
      asked++
      if (generateEcho({ ...input, lexicon: LEXICON, vectors: VECTORS }).kind === 'echo') told++
    }
  }
  return { asked, told }
}
