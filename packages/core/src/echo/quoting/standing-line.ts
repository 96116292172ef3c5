import { fnv1a } from '../../random/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { Finding } from '../finding/finding.ts'
import type { Slots } from '../wording/slots.ts'
import { byWorth } from '../worth/finding-worth.ts'
import { LEAST_WORTH } from '../worth/least-worth.ts'
import { worthIn, type Worth } from '../worth/worth.ts'
import type { QuotableLine } from './offered.ts'
import { quotableLines } from './quotable.ts'
import { tiesIn } from './ties.ts'

/** How many lines are offered: if the wording of one fails its checks, the next one is tried. */
export const OFFERED_LINES = 3
const LIMITS = { minWords: 5, maxWords: 30, maxLength: 210 }
/**
 * Points off for a line from an entry quoted before, a line before a hard day, one still fresh in memory, and one that
 * has nothing to do with the newest day: readers of four journals rated 103 fresh lines 2.8 and 128 older ones 3.0. A
 * reader of 26 journals rated 127 lines that have nothing to do with the day 2.2, and 40 others 3.1.
 */
const LESS = { toldBefore: 0.4, hardDay: 0.8, fresh: 0.25, untied: 0.3 }
const FRESH_DAYS = 9
/** The least rating of a day that was not hard. */
const GOOD = 3

/** A sentence that makes sense by itself, and how readers would rate it. */
export type StandingLine = { line: QuotableLine; worth: number }

/** How lines are chosen. */
export type LineChoice = {
  /** How readers would rate a line. By default, on the newest day. */
  worth?: Worth
  /** The worth that a line needs. */
  least?: number
}

/**
 * The sentences of these entries that make enough sense alone to be quoted, best first, without questions and without
 * those that were written word for word on another day.
 */
export function standingLines(
  readings: readonly Reading[],
  journal: Journal,
  { worth, least = LEAST_WORTH.ever }: LineChoice = {},
): StandingLine[] {
  const worthOf = worth ?? worthIn(journal)
  const isTold = (reading: Reading) =>
    reading
      .units(journal.style)
      .some(({ text, isWhole }) => isWhole && journal.told.some((told) => told.includes(text)))
  const toldBefore = new Set(readings.filter(isTold))
  const habits = repeatedSentences(readings, journal)
  const isNearLowRating = lowRatings(journal)
  const needsTie = worth === undefined && journal.state === 'open' && journal.told.length > 0
  const isTied = needsTie ? tiesIn(journal) : () => true
  return quotableLines(readings, journal, LIMITS)
    .filter((line) => !line.text.endsWith('?') && !isHabit(line, habits, journal))
    .map((line) => {
      const less =
        (toldBefore.has(line.reading) ? LESS.toldBefore : 0) +
        (isNearLowRating(line.reading.entry.day) ? LESS.hardDay : 0) +
        (journal.today - line.reading.entry.day < FRESH_DAYS ? LESS.fresh : 0) +
        (isTied(line.text) ? 0 : LESS.untied)
      return { line, worth: worthOf(line) - less }
    })
    .filter((one) => one.worth >= least)
    .toSorted((a, b) => b.worth - a.worth || (a.line.text < b.line.text ? -1 : 1))
}

/**
 * The finding of a quote chosen from these entries.
 * @param slots further slots, in addition to its words and the day of its entry
 */
export function lineFinding<More extends Slots>(
  { line: { text, quote, reading, tones }, worth }: StandingLine,
  readings: readonly Reading[],
  slots: More,
): Finding<{ quote: string; date: number } & More> {
  const { id, day } = reading.entry
  return {
    key: `line ${fnv1a(text.toLowerCase())}`,
    slots: { quote: text, date: day, ...slots },
    entries: [id],
    pointsAt: [id],
    quotes: [quote],
    quoteTones: tones,
    basedOn: readings.length,
    firstDay: readings[0]?.entry.day ?? day,
    lastDay: readings.at(-1)?.entry.day ?? day,
    cover: 1 / readings.length,
    ...byWorth(worth),
  }
}

/** True for a day with an entry rated 1 or 2, and for the day before one: “Planned to the minute” hurts after the fire. */
function lowRatings({ entries }: Journal): (day: number) => boolean {
  const days = new Set(entries.filter(({ entry }) => (entry.mood ?? GOOD) < GOOD).map(({ entry }) => entry.day))
  return (day) => days.has(day) || days.has(day + 1)
}

/** Sentences written more than once in these entries, word for word: “Slept well.” is a habit, not a moment. */
function repeatedSentences(readings: readonly Reading[], journal: Journal): ReadonlySet<string> {
  const [once, more] = [new Set<string>(), new Set<string>()]
  for (const reading of readings) {
    for (const { text } of reading.units(journal.style)) {
      const sentence = text.toLowerCase()
      ;(once.has(sentence) ? more : once).add(sentence)
    }
  }
  return more
}

/** True for a line of nothing but such sentences. */
function isHabit({ reading, quote }: QuotableLine, habits: ReadonlySet<string>, { style }: Journal): boolean {
  const own = reading.units(style).filter(({ start, end }) => start >= quote.start && end <= quote.end)
  return own.every(({ text }) => habits.has(text.toLowerCase()))
}
