import { generateEcho } from '../../src/echo/index.ts'
import { LEXICON } from '../lexicon.ts'
import { diaryEntries, type Diary } from './diaries.ts'

/** Dates of diary entries that speak of suicide (design section H.6.4), by the beginning of the diary's name. */
const DATES: Readonly<Record<string, readonly string[]>> = {
  barbellion:
    '1912-05-29 1913-07-03 1914-02-20 1914-11-12 1914-11-13 1914-11-19 1915-01-02 1916-11-27 1917-03-08 1917-08-27 1917-09-03'.split(
      ' ',
    ),
  maclane: '1901-01-14 1901-02-02 1901-02-08 1901-03-12'.split(' '),
}
const WINDOW_DAYS = 10
/** Earlier entries that are given along. */
const CONTEXT = 60
const DAY_MS = 86_400_000

/** Days of the ten after such an entry that were asked about, and those that heard more than the quiet text. */
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
      if (generateEcho({ ...input, lexicon: LEXICON }).kind === 'echo') told++
    }
  }
  return { asked, told }
}
