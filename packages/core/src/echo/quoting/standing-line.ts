import { fnv1a } from '../../random/index.ts'
import { clamp } from '../../statistics/index.ts'
import { contentFrequencies, isForeignLanguage, words } from '../../text/index.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'
import type { Finding } from '../engine/finding.ts'
import type { Slots } from '../wording/slots.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { quotableLines, type QuotableLine } from './quotable.ts'

/** Lines offered, so that one whose wording fails its checks leaves room for the next. */
export const OFFERED_LINES = 3
const LIMITS = { minWords: 5, maxWords: 30, maxLength: 170 }
/**
 * The score that a line needs: readers liked silence better than lines below it, but a new journal has few lines yet.
 * Then the scores for no and for full salience.
 */
const MIN_SCORE = { least: 2, usual: 2.5, fromEntries: 14 }
const SALIENCE_FROM = 2
const SALIENCE_RANGE = 1.6
/**
 * Points for and against quoting a line alone. Most come from two readers who rated 236 lines of five journals from 1 to
 * 5 (they agreed with r = 0.93): the score follows their ratings with r = 0.63, the one before with 0.15.
 */
const POINTS = {
  base: 1.9,
  perWord: 0.5 / 24,
  short: -0.6,
  likeness: 0.8,
  joined: 0.35,
  joinedTwice: 0.2,
  people: 0.3,
  described: 0.3,
  article: 0.15,
  lastOfEntry: 0.25,
  wholeEntry: 0.25,
  turn: 0.1,
  money: -0.3,
  negation: -0.25,
  beginsWithWriter: -0.35,
  meetsToday: 0.5,
  title: -0.6,
  exclamation: -0.15,
  entryToldBefore: -0.4,
  passing: -0.8,
} as const
/** What the patterns of English add to an average line, for lines in other languages. */
const FOREIGN_POINTS = 0.6
/** Points for the rating of the entry, none without one: readers kept lines of their best days. */
const MOOD_POINTS: Readonly<Record<number, number>> = { 5: 0.4, 4: 0.1 }
/** More words than this make a line no better, and fewer than this say little alone. */
const MOST_WORDS = 24
const SHORT_WORDS = 9
/**
 * The newest entries that an old line may refer to, and the share and number of entries that may contain the shared
 * word.
 */
const NEWEST = 2
const MEETING = { share: 0.1, entries: 3 }

const LIKENESS = /\b(?:like|as) (?:an?|the|old|in|it|somebody|he|she|they|if|though)\b/iu
const JOINS = /\band\b|&/giu
/** Someone else in the line: what they did and said is what readers wanted back. */
const PEOPLE =
  /\b(?:m[ae]n|wom[ae]n|people|kids?|child(?:ren)?|girls?|boys?|guy|lady|lads?|somebody|someone|everybody|everyone|neighbou?rs?|mum|mom|dad|he|she|they|him|her|dog|cat)\b/iu
const DESCRIBED =
  /\b(?:big|small|little|old|new|red|green|blue|yellow|orange|white|black|brown|cold|warm|hot|wet|dark|tiny|huge|long)\b/iu
const ARTICLE = /\ban?\b/iu
const TURNS = /\b(?:but|though|still|because|until|so|which|then)\b/iu
const MONEY = /[£$€]/u
const NEGATION = /\b(?:not|no|never|nothing|nobody)\b|n['’]t\b/iu
const BEGINS_WITH_WRITER = /^(?:i|we|my|our)\b/iu
/** What was only true on its day: a plan, a forecast. */
const PASSES =
  /^(?:i'll|i’ll|i will|i have to|i need to|i must|need to|going to|was going to|must|will)\b|\b(?:tomorrow|forecast|weather says)\b/iu
const TITLES = /\b(?:mr|mrs|ms|dr|sir|lord)\b/iu

/** A sentence that makes sense by itself, with its score. */
export type StandingLine = { line: QuotableLine; score: number }

/**
 * The sentences of these entries that make enough sense alone to be quoted, best first, without questions.
 * @param penalty points subtracted for the day of the entry
 */
export function standingLines(
  readings: readonly Reading[],
  journal: Journal,
  penalty: (day: number) => number = () => 0,
): StandingLine[] {
  const minScore = journal.quotable.length < MIN_SCORE.fromEntries ? MIN_SCORE.least : MIN_SCORE.usual
  const rarity = rarityIn(journal.quotable)
  const commonest = Math.max(MEETING.entries, MEETING.share * journal.quotable.length)
  const leastRarity = Math.log((journal.quotable.length + 1) / (commonest + 1))
  const today = subjectsOf(journal.quotable.slice(-NEWEST), (key) => rarity(key) >= leastRarity)
  const isTold = (reading: Reading) =>
    reading
      .units(journal.style)
      .some(({ text, isWhole }) => isWhole && journal.told.some((told) => told.includes(text)))
  const toldBefore = new Set(readings.filter(isTold))
  return quotableLines(readings, journal, LIMITS)
    .filter(({ text }) => !text.endsWith('?'))
    .map((line) => ({ line, score: lineScore(line, today) - penalty(line.reading.entry.day) }))
    .map(({ line, score }) => ({ line, score: score + (toldBefore.has(line.reading) ? POINTS.entryToldBefore : 0) }))
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

/** The rarer words of these entries. */
function subjectsOf(readings: readonly Reading[], isRare: (key: string) => boolean): ReadonlySet<string> {
  const keys = readings.flatMap((reading) => [...reading.frequencies().keys()])
  return new Set(keys.filter(isRare))
}

/** How much a reader would like to see a sentence alone again, about 1 to 5. */
function lineScore({ text, isLast, isEntry, reading }: QuotableLine, today: ReadonlySet<string>): number {
  const tokens = words(text)
  const language = reading.language()
  const keys = [...contentFrequencies(tokens, undefined, language).keys()]
  let score: number = POINTS.base + (MOOD_POINTS[reading.entry.mood ?? 0] ?? 0)
  score += POINTS.perWord * Math.min(MOST_WORDS, tokens.length)
  if (tokens.length < SHORT_WORDS) score += POINTS.short
  if (keys.some((key) => today.has(key))) score += POINTS.meetsToday
  if (isEntry) score += POINTS.wholeEntry
  else if (isLast) score += POINTS.lastOfEntry
  if (text.endsWith('!')) score += POINTS.exclamation
  if (MONEY.test(text)) score += POINTS.money
  return score + (isForeignLanguage(language) ? FOREIGN_POINTS : englishPoints(text))
}

function englishPoints(text: string): number {
  const joins = text.match(JOINS)?.length ?? 0
  let points = joins > 1 ? POINTS.joined + POINTS.joinedTwice : joins > 0 ? POINTS.joined : 0
  if (LIKENESS.test(text)) points += POINTS.likeness
  if (PEOPLE.test(text)) points += POINTS.people
  if (DESCRIBED.test(text)) points += POINTS.described
  if (ARTICLE.test(text)) points += POINTS.article
  if (TURNS.test(text)) points += POINTS.turn
  if (NEGATION.test(text)) points += POINTS.negation
  if (BEGINS_WITH_WRITER.test(text)) points += POINTS.beginsWithWriter
  if (TITLES.test(text)) points += POINTS.title
  return PASSES.test(text) ? points + POINTS.passing : points
}
