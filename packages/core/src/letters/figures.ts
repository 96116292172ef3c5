import type { EchoEntry } from '../echo/index.ts'
import { countWords } from '../entries/index.ts'
import { mean } from '../statistics/index.ts'
import { mentions } from '../text/index.ts'
import { SAME_SHARE } from './constants.ts'
import type { Letter } from './letter.ts'
import { periodAt, periodBefore, type Period } from './period.ts'

/** A row of “What changed”: the counted thing, its count before and now, and the change in a word. */
export type Change = { name: string; before: number; now: number; words: string }

/** The mean mood of a local day, 1-5. */
export type ChartDay = { day: number; mood: number }

/** The figures next to a letter’s sentences, counted when it is read. */
export type LetterFigures = {
  entries: number
  days: number
  words: number
  /** Empty if the period before has no entry. */
  changes: readonly Change[]
  /** The local days of the entries behind the sentences. */
  cited: ReadonlyMap<string, number>
  /** The rated days of the calendar year in which the period ends, oldest first. */
  chart: readonly ChartDay[]
}

/**
 * The counts of a letter’s period and of the one before, and the days of its chart. Ratings are only drawn, because a
 * table of means would name the low ones.
 */
export function figuresOf(letter: Letter, entries: readonly EchoEntry[]): LetterFigures {
  const [own, before] = [within(entries, letter), within(entries, periodBefore(letter))]
  const words = (list: readonly EchoEntry[]) => list.reduce((sum, { content }) => sum + countWords(content), 0)
  const change = (name: string, count: (list: readonly EchoEntry[]) => number): Change => {
    const [then, now] = [count(before), count(own)]
    return { name, before: then, now, words: changeText(then, now) }
  }
  const cited = new Set(letter.sentences.flatMap(({ receipt }) => receipt.entries))
  const subjects = letter.sentences.flatMap(({ part, receipt }) =>
    part === 'subject' ? [String(receipt.values['word'])] : [],
  )
  const changes = [
    change('Days with an entry', (list) => daysIn(list)),
    change('Entries', (list) => list.length),
    change('Words', words),
    ...subjects.map((word) =>
      change(`Entries with “${word}”`, (list) => list.filter(({ content }) => mentions(content, word)).length),
    ),
  ]
  return {
    entries: own.length,
    days: daysIn(own),
    words: words(own),
    changes: before.length === 0 ? [] : changes,
    cited: new Map(entries.filter(({ id }) => cited.has(id)).map(({ id, day }) => [id, day])),
    chart: chartOf(within(entries, periodAt('year', letter.last))),
  }
}

function within(entries: readonly EchoEntry[], { first, last }: Period): EchoEntry[] {
  return entries.filter(({ day }) => day >= first && day <= last)
}

function daysIn(entries: readonly EchoEntry[]): number {
  return new Set(entries.map(({ day }) => day)).size
}

function changeText(before: number, now: number): string {
  if (before === now) return 'the same'
  if (before === 0) return 'new'
  if (Math.abs(now - before) <= SAME_SHARE * before) return 'about the same'
  return now > before ? 'more' : 'fewer'
}

function chartOf(entries: readonly EchoEntry[]): ChartDay[] {
  const moods = new Map<number, number[]>()
  for (const { day, mood, historic } of entries) {
    if (mood !== null && !historic) moods.set(day, [...(moods.get(day) ?? []), mood])
  }
  return [...moods].toSorted(([a], [b]) => a - b).map(([day, list]) => ({ day, mood: mean(list) }))
}
