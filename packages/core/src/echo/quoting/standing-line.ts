import { fnv1a } from '../../random/index.ts'
import { clamp, mean } from '../../statistics/index.ts'
import { contentFrequencies, contentLemma, FIRST_PERSON, isForeignLanguage, words } from '../../text/index.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'
import type { Finding } from '../engine/finding.ts'
import type { Slots } from '../wording/slots.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { quotingIn } from './languages/index.ts'
import { countNames, quotableLines, type QuotableLine } from './quotable.ts'

/** Lines offered, so that one whose wording fails its checks leaves room for the next. */
export const OFFERED_LINES = 3
const LIMITS = { minWords: 5, maxWords: 26, maxLength: 150 }
/**
 * The score that a line needs: readers liked silence better than lines below it, but a new journal has few lines yet.
 * Then the scores for no and for full salience.
 */
const MIN_SCORE = { least: 1, usual: 1.6, fromEntries: 14 }
const SALIENCE_FROM = 1.2
const SALIENCE_RANGE = 2
/** Points for and against quoting a line alone. */
const POINTS = {
  firstPerson: 1,
  noticing: 0.8,
  perRarity: 0.25,
  meetsToday: 0.5,
  noContentWord: -0.5,
  lastOfEntry: 0.45,
  wholeEntry: 0.9,
  turn: 0.25,
  log: -0.7,
  perName: -0.5,
  title: -0.6,
  exclamation: -0.15,
  digit: -0.4,
  short: -0.4,
  entryToldBefore: -0.4,
  passing: -0.8,
} as const
/** Points for the rating of the entry, none without one: readers kept lines of their best days, and few of an ordinary one. */
const MOOD_POINTS: Readonly<Record<number, number>> = { 5: 0.5, 4: 0.2, 3: -0.3 }
/** The best length of a line in words, and how quickly the score falls off. */
const BEST_WORDS = 12
const WORDS_SPREAD = 50
const MAX_RARITY = 3
/** Fewer words than this say little alone. */
const SHORT_WORDS = 7
/**
 * The newest entries that an old line may refer to, and the share and number of entries that may contain the shared
 * word.
 */
const NEWEST = 2
const MEETING = { share: 0.1, entries: 3 }

const NOTICING =
  /\b(?:i (?:notice|noticed|realise|realised|realize|realized|wonder|wondered|want|wanted|remember|remembered|miss|learned|learnt|forgot|keep|kept|choose|chose|love|loved|need|believe|hope|trust|decided|know|knew|think|thought|feel|felt|am|was|have|had|can|could|shall|will|must)|maybe|perhaps|somehow|it turns out|for the first time|still|enough|what if)\b/iu
/** A line that begins with a verb without a subject, and one that trails off: notes, not sentences. */
const IS_NOTED_DOWN =
  /^(?:[A-Z][a-z]{2,}ed|Went|Came|Got|Took|Saw|Met|Made|Rose|Up|Home|Read|Wrote)\b|\b(?:and so (?:forth|on)|etc)\b/u
const TURNS = /\b(?:but|yet|though|still|because|until|enough|without)\b/iu
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
    .map((line) => ({ line, score: lineScore(line, rarity, today) - penalty(line.reading.entry.day) }))
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

/**
 * Scores a sentence alone: it is about the writer, notices something, and has about twelve words, few of them common.
 */
function lineScore(
  { text, isLast, isEntry, reading }: QuotableLine,
  rarity: (key: string) => number,
  today: ReadonlySet<string>,
): number {
  const tokens = words(text)
  const language = reading.language()
  const content = tokens.flatMap((word) => {
    const key = word.length >= 4 ? contentLemma(word, language) : null
    return key === null ? [] : [rarity(key)]
  })
  let score = Math.exp(-((tokens.length - BEST_WORDS) ** 2) / WORDS_SPREAD)
  const isOwn = isForeignLanguage(language)
    ? quotingIn(language).firstPerson(tokens)
    : tokens.some((word) => FIRST_PERSON.has(word))
  if (isOwn) score += POINTS.firstPerson
  if (NOTICING.test(text)) score += POINTS.noticing
  score += content.length > 0 ? POINTS.perRarity * Math.min(MAX_RARITY, mean(content)) : POINTS.noContentWord
  if ([...contentFrequencies(tokens, undefined, language).keys()].some((key) => today.has(key)))
    score += POINTS.meetsToday
  if (tokens.length < SHORT_WORDS) score += POINTS.short
  if (isEntry) score += POINTS.wholeEntry
  else if (isLast) score += POINTS.lastOfEntry
  if (TURNS.test(text)) score += POINTS.turn
  if (IS_NOTED_DOWN.test(text)) score += POINTS.log
  // German capitalizes nouns.
  if (language !== 'de') score += POINTS.perName * countNames(text)
  if (TITLES.test(text)) score += POINTS.title
  if (text.endsWith('!')) score += POINTS.exclamation
  if (/\d/u.test(text)) score += POINTS.digit
  if (PASSES.test(text)) score += POINTS.passing
  return score + (MOOD_POINTS[reading.entry.mood ?? 0] ?? 0)
}
