import { fnv1a } from '../../random/index.ts'
import { clamp } from '../../statistics/index.ts'
import { isForeignLanguage, words } from '../../text/index.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'
import type { Finding } from '../engine/finding.ts'
import type { Slots } from '../wording/slots.ts'
import { knownNames } from './known-names.ts'
import { linkWithNewest } from './link.ts'
import { quotableLines, type QuotableLine } from './quotable.ts'

/** Lines offered, so that one whose wording fails its checks leaves room for the next. */
export const OFFERED_LINES = 3
const LIMITS = { minWords: 5, maxWords: 30, maxLength: 210 }
/**
 * The score that a line needs: readers liked silence better than lines below it, but a new journal has few lines yet.
 * Then the scores for no and for full salience.
 */
const MIN_SCORE = { least: 2.4, usual: 2.8, fromEntries: 14 }
const SALIENCE_FROM = 2.4
const SALIENCE_RANGE = 1.6
/**
 * Points for and against quoting a line alone. Two readers rated 236 lines of five journals from 1 to 5 (they agreed with
 * r = 0.93), which gave the points for its wording. Two others rated 249 lines of two more, each on the day on which it
 * could be shown (r = 0.89): they added people, speech, plans, mood and the newest entry (r = 0.50, and 0.38 without). Three more
 * liked the openings of entries, which set the scene, least.
 */
const POINTS = {
  base: 1.9,
  perWord: 0.5 / 24,
  short: -0.6,
  likeness: 0.8,
  joined: 0.35,
  joinedTwice: 0.2,
  people: 0.3,
  speech: 0.3,
  described: 0.3,
  article: 0.15,
  lastOfEntry: 0.25,
  wholeEntry: 0.25,
  startOfEntry: -0.25,
  turn: 0.1,
  money: -0.3,
  negation: -0.25,
  beginsWithWriter: -0.35,
  perLink: 0.22,
  linked: 0.3,
  title: -0.6,
  exclamation: -0.15,
  plan: -0.35,
  passing: -0.8,
} as const
/** Points subtracted from a line of an entry of which another one was told, and of one that a hard day followed. */
const LESS = { toldBefore: 0.4, hardDay: 0.8 }
/** What the patterns of English add to an average line, for lines in other languages. */
const FOREIGN_POINTS = 0.6
/** Points for the rating of the entry: readers kept lines of good days. */
const MOOD_POINTS: Readonly<Record<number, number>> = { 5: 0.8, 4: 0.35 }
const UNRATED_POINTS = 0.2
/** The least rating of a day that was not hard. */
const GOOD = 3
/** More words than this make a line no better, and fewer than this say little alone. */
const MOST_WORDS = 24
const SHORT_WORDS = 9
/** The link of a line with the newest entry that counts as one, and the most that adds points. */
const LEAST_LINK = 1
const MOST_LINK = 5

const LIKENESS = /\b(?:like|as) (?:an?|the|old|in|it|somebody|he|she|they|if|though)\b/iu
const JOINS = /\band\b|&/giu
/** Someone else in the line: what they did and said is what readers wanted back. */
const PEOPLE =
  /\b(?:m[ae]n|wom[ae]n|people|kids?|child(?:ren)?|girls?|boys?|guy|lady|lads?|somebody|someone|everybody|everyone|neighbou?rs?|mum|mom|dad|he|she|they|him|her|dog|cat)\b/iu
/** What was said, in the words of the one who said it. */
const SPEECH = /"|\b(?:said|says|asked)\b/iu
const DESCRIBED =
  /\b(?:big|small|little|old|new|red|green|blue|yellow|orange|white|black|brown|cold|warm|hot|wet|dark|tiny|huge|long)\b/iu
const ARTICLE = /\ban?\b/iu
const TURNS = /\b(?:but|though|still|because|until|so|which|then)\b/iu
const MONEY = /[£$€]/u
const NEGATION = /\b(?:not|no|never|nothing|nobody)\b|n['’]t\b/iu
const BEGINS_WITH_WRITER = /^(?:i|we|my|our)\b/iu
/** What was only true on its day: a plan, a forecast. */
const PASSES =
  /^(?:i'll|i’ll|i will|i have to|i need to|i must|need to|going to|was going to|meant to|must|will)\b|\b(?:tomorrow|forecast|weather says)\b/iu
/** What was still to come. */
const PLANS = /\b(?:later|tomorrow|might|will|should|going|if i can)\b|['’]ll\b/iu
const TITLES = /\b(?:mr|mrs|ms|dr|sir|lord)\b/iu

/** A sentence that makes sense by itself, with its score. */
export type StandingLine = { line: QuotableLine; score: number }

/**
 * The sentences of these entries that make enough sense alone to be quoted, best first, without questions and without
 * what was written in the same words on another day.
 * @param penalty points subtracted for the day of the entry
 */
export function standingLines(
  readings: readonly Reading[],
  journal: Journal,
  penalty: (day: number) => number = () => 0,
): StandingLine[] {
  const minScore = journal.quotable.length < MIN_SCORE.fromEntries ? MIN_SCORE.least : MIN_SCORE.usual
  const link = linkWithNewest(journal)
  const names = knownNames(journal)
  const isTold = (reading: Reading) =>
    reading
      .units(journal.style)
      .some(({ text, isWhole }) => isWhole && journal.told.some((told) => told.includes(text)))
  const toldBefore = new Set(readings.filter(isTold))
  const habits = repeatedSentences(readings, journal)
  const isHard = hardDays(journal)
  return quotableLines(readings, journal, LIMITS)
    .filter((line) => !line.text.endsWith('?') && !isHabit(line, habits, journal))
    .map((line) => {
      const { day } = line.reading.entry
      const isRetold = toldBefore.has(line.reading)
      const linked = link(line.text)
      const less = penalty(day) + (isRetold ? LESS.toldBefore : 0) + (isHard(day) ? LESS.hardDay : 0)
      return { line, score: lineScore(line, linked, names) - less }
    })
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score || (a.line.text < b.line.text ? -1 : 1))
}

/**
 * The finding of a quote chosen from these entries.
 * @param slots further slots, in addition to its words and the day of its entry
 */
export function lineFinding<More extends Slots>(
  { line: { text, quote, reading, tones }, score }: StandingLine,
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
    strength: clamp((score - SALIENCE_FROM) / SALIENCE_RANGE),
    statistic: { name: 'line_score', value: score },
  }
}

/** True for a day with an entry rated 1 or 2, and for the day before one: “Planned to the minute” hurts after the fire. */
function hardDays({ entries }: Journal): (day: number) => boolean {
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

/** How much a reader would like to see a sentence alone again, about 1 to 5. */
function lineScore(
  { text, isLast, isEntry, reading, quote }: QuotableLine,
  linked: number,
  names: ReadonlySet<string>,
): number {
  const tokens = words(text)
  const language = reading.language()
  const { mood } = reading.entry
  let score: number = POINTS.base + (mood === null ? UNRATED_POINTS : (MOOD_POINTS[mood] ?? 0))
  score += POINTS.perWord * Math.min(MOST_WORDS, tokens.length)
  if (tokens.length < SHORT_WORDS) score += POINTS.short
  score += POINTS.perLink * Math.min(MOST_LINK, linked)
  if (linked >= LEAST_LINK) score += POINTS.linked
  if (isEntry) score += POINTS.wholeEntry
  else if (isLast) score += POINTS.lastOfEntry
  else if (quote.start === 0) score += POINTS.startOfEntry
  if (text.endsWith('!')) score += POINTS.exclamation
  if (MONEY.test(text)) score += POINTS.money
  return score + (isForeignLanguage(language) ? FOREIGN_POINTS : englishPoints(text, tokens, names))
}

function englishPoints(text: string, tokens: readonly string[], names: ReadonlySet<string>): number {
  const joins = text.match(JOINS)?.length ?? 0
  let points = joins > 1 ? POINTS.joined + POINTS.joinedTwice : joins > 0 ? POINTS.joined : 0
  if (LIKENESS.test(text)) points += POINTS.likeness
  if (PEOPLE.test(text) || tokens.some((word) => names.has(word))) points += POINTS.people
  if (SPEECH.test(text)) points += POINTS.speech
  if (DESCRIBED.test(text)) points += POINTS.described
  if (ARTICLE.test(text)) points += POINTS.article
  if (TURNS.test(text)) points += POINTS.turn
  if (NEGATION.test(text)) points += POINTS.negation
  if (BEGINS_WITH_WRITER.test(text)) points += POINTS.beginsWithWriter
  if (TITLES.test(text)) points += POINTS.title
  if (PASSES.test(text)) return points + POINTS.passing
  return PLANS.test(text) ? points + POINTS.plan : points
}
