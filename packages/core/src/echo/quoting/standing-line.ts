import { fnv1a } from '../../random/index.ts'
import { clamp, mean } from '../../statistics/index.ts'
import { contentFrequencies, FIRST_PERSON, isContentWord, lemma, words } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { Finding, Slots } from '../types.ts'
import { rarityIn } from '../detectors/rarity.ts'
import { countNames, quotableLines, type QuotableLine } from './quotable.ts'

const LIMITS = { minWords: 5, maxWords: 26, maxLength: 150 }
/** Score a line needs, and the scores between which it is from not at all to fully striking. */
const MIN_SCORE = 1.4
const SALIENCE_FROM = 1.2
const SALIENCE_RANGE = 2
/** What speaks for a line standing alone, and what against it. */
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
} as const
/** The length in words that a line is best at, and how quickly others fall off. */
const BEST_WORDS = 12
const WORDS_SPREAD = 50
const MAX_RARITY = 3
/** Newest entries that an old line may meet, and the share and number of entries that may hold the word they meet in. */
const NEWEST = 2
const MEETING = { share: 0.1, entries: 3 }

const NOTICING =
  /\b(?:i (?:notice|noticed|realise|realised|realize|realized|wonder|wondered|want|wanted|remember|remembered|miss|learned|learnt|forgot|keep|kept|choose|chose|love|loved|need|believe|hope|trust|decided|know|knew|think|thought|feel|felt|am|was|have|had|can|could|shall|will|must)|maybe|perhaps|somehow|it turns out|for the first time|still|enough|what if)\b/iu
/** A line that begins with what was done, without who did it, and one that trails off: notes, not sentences. */
const IS_NOTED_DOWN =
  /^(?:[A-Z][a-z]{2,}ed|Went|Came|Got|Took|Saw|Met|Made|Rose|Up|Home|Read|Wrote)\b|\b(?:and so (?:forth|on)|etc)\b/u
const TURNS = /\b(?:but|yet|though|still|because|until|enough|without)\b/iu
const TITLES = /\b(?:mr|mrs|ms|dr|sir|lord)\b/iu

/** A sentence that stands well alone, with how well. */
export type StandingLine = { line: QuotableLine; score: number }

/**
 * The sentences of these entries that stand well enough alone to be handed back, the best first; no questions.
 * @param penalty what the day of its entry takes off the score of a line
 */
export function standingLines(
  readings: readonly Reading[],
  journal: Journal,
  penalty: (day: number) => number = () => 0,
): StandingLine[] {
  const rarity = rarityIn(journal.worded)
  const commonest = Math.max(MEETING.entries, MEETING.share * journal.worded.length)
  const leastRarity = Math.log((journal.worded.length + 1) / (commonest + 1))
  const today = subjectsOf(journal.worded.slice(-NEWEST), (key) => rarity(key) >= leastRarity)
  return quotableLines(readings, journal, LIMITS)
    .filter(({ text }) => !text.endsWith('?'))
    .map((line) => ({ line, score: lineScore(line, rarity, today) - penalty(line.reading.entry.day) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score || (a.line.text < b.line.text ? -1 : 1))
}

/**
 * A line handed back, chosen among these entries.
 * @param slots what is said of it beside its words and the day of its entry
 */
export function lineFinding(
  { line: { text, quote, reading, tones }, score }: StandingLine,
  readings: readonly Reading[],
  slots: Slots,
): Finding {
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

/** How well a sentence stands alone: the writer is in it, notices something, in about twelve words, few of them common. */
function lineScore(
  { text, isLast, isEntry }: QuotableLine,
  rarity: (key: string) => number,
  today: ReadonlySet<string>,
): number {
  const tokens = words(text)
  const content = tokens.filter((word) => word.length >= 4 && isContentWord(word)).map((word) => rarity(lemma(word)))
  let score = Math.exp(-((tokens.length - BEST_WORDS) ** 2) / WORDS_SPREAD)
  if (tokens.some((word) => FIRST_PERSON.has(word))) score += POINTS.firstPerson
  if (NOTICING.test(text)) score += POINTS.noticing
  score += content.length > 0 ? POINTS.perRarity * Math.min(MAX_RARITY, mean(content)) : POINTS.noContentWord
  if ([...contentFrequencies(tokens).keys()].some((key) => today.has(key))) score += POINTS.meetsToday
  if (isEntry) score += POINTS.wholeEntry
  else if (isLast) score += POINTS.lastOfEntry
  if (TURNS.test(text)) score += POINTS.turn
  if (IS_NOTED_DOWN.test(text)) score += POINTS.log
  score += POINTS.perName * countNames(text)
  if (TITLES.test(text)) score += POINTS.title
  if (text.endsWith('!')) score += POINTS.exclamation
  if (/\d/u.test(text)) score += POINTS.digit
  return score
}
