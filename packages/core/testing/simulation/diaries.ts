/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EchoEntry } from '../../src/echo/index.ts'
import { seededRandom } from '../../src/random/index.ts'
import { mean, standardDeviation } from '../../src/statistics/index.ts'
import { sentiment, words } from '../../src/text/index.ts'
import { demoJournal } from '../demo-journal.ts'
import { anEntry, normal, rating } from '../journals.ts'
import { LEXICON } from '../lexicon.ts'
import { DAY_MS } from '../../src/time/index.ts'

/** A page with its hour and ratings where the writer gave them. */
export type Page = { day: number; text: string; hour?: number; ratings?: Given }
type Given = Pick<EchoEntry, 'mood' | 'energy' | 'focus'>
export type Diary = { name: string; pages: readonly Page[] }

/**
 * Words after which an entry is cut, so that long diaries resemble journal entries; and the fewest words of an entry.
 */
const PAGE_MAX_WORDS = 260
const PAGE_MIN_WORDS = 15
/** The simulated mood of an entry: its level, the part that follows the sentiment, and noise, in points. */
const MOOD = { level: 3.2, perDeviation: 0.65, noise: 0.75 }
const DEMO_LAST_DAY = 20_500

/** The diaries in a folder of `.jsonl` files with `{"date","text"}` lines; the demo diary without a folder. */
export function readDiaries(folder: string | null): Diary[] {
  if (folder === null) {
    const pages = demoJournal(DEMO_LAST_DAY).map(({ day, content }) => ({ day, text: content }))
    return [{ name: 'demo', pages }]
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => readDiary(join(folder, name)))
}

/**
 * The diary in one file of `{"date","text"}` lines, oldest first. A line may have a `time` (“21:40”), and `mood`,
 * `energy` and `focus` from 1 to 5, null where the writer gave none.
 */
export function readDiary(path: string): Diary {
  const pages = pagesOf(readFileSync(path, 'utf8')).toSorted((a, b) => a.day - b.day)
  return { name: basename(path, '.jsonl'), pages }
}

function pagesOf(lines: string): Page[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DiaryLine)
    .map(({ date, text, time, mood, energy = null, focus = null }) => ({
      day: Math.floor(Date.parse(date) / DAY_MS),
      text,
      ...(time === undefined ? {} : { hour: Number(time.slice(0, 2)) }),
      ...(mood === undefined ? {} : { ratings: { mood, energy, focus } }),
    }))
}

type DiaryLine = { date: string; text: string; time?: string } & Partial<Given>

/** The texts of a diary for null journals: cut at 260 words, without those under 15. */
export function proseOf({ pages }: Diary): string[] {
  return pages.map(({ text }) => cut(text)).filter((text) => words(text).length >= PAGE_MIN_WORDS)
}

function cut(text: string): string {
  const parts = text.split(/(\s+)/u)
  return parts.slice(0, 2 * PAGE_MAX_WORDS - 1).join('')
}

/**
 * Part of a diary as rated entries. Where the writer gave no ratings, mood follows the sentiment plus noise, and energy
 * and focus are noise.
 */
export function diaryEntries(diary: Diary, from: number, count: number, seed: string): EchoEntry[] {
  const random = seededRandom(seed)
  const pages = diary.pages.slice(from, from + count)
  const tones = pages.map(({ text }) => sentiment(text, LEXICON))
  const [center, spread] = [mean(tones), standardDeviation(tones) || 1]
  return pages.map(({ day, text, ...own }, i) => {
    const tone = ((tones[i] ?? 0) - center) / spread
    const mood = rating(MOOD.level + MOOD.perDeviation * tone + MOOD.noise * normal(random))
    const [energy, focus] = [rating(MOOD.level + normal(random)), rating(MOOD.level + normal(random))]
    const drawn = 19 + Math.floor(random() * 4)
    const hour = own.hour ?? drawn
    return anEntry(day, {
      id: `d${from + i}`,
      time: (day * 24 + hour) * 3_600_000 + i,
      hour,
      content: text,
      mood,
      energy,
      focus,
      ...own.ratings,
    })
  })
}
