import { findingOf, type Finding, type Opinion } from './classifier.ts'
import { sentencesOf } from './clauses.ts'
import { fold } from './fold.ts'
import { frameLevel, isDamped } from './frames/read-frames.ts'
import { atLeast, graver, type Level } from './level.ts'
import { gathered, meaningOf, type MeaningModel } from './meaning.ts'
import { MODEL } from './model/index.ts'
import type { ScanModel } from './scan-model.ts'
import { readSentences, type SentenceReading } from './sentence-reading.ts'

/** The result of scanning one text. It is never shown or put into words. */
export type Scan = {
  level: Level
  /** The classifier's result for the most worrying window of the text, 0-1. */
  concern: number
}

/**
 * Probabilities, 0-1, at which the classifier alone gives a level: `any` for a hold or heavy kind, `hold` for a hold
 * kind. All thresholds were chosen on writers that were not used for training, so that about 5% of look-alikes raise an
 * alarm and at most 1% of ordinary lines reach hold.
 */
type Thresholds = { hold: number; any: number }
const ALONE: Thresholds = { hold: 0.95, any: 0.7 }
/** Thresholds for a language with few training lines. */
const LITTLE_KNOWN: Thresholds = { hold: 0.97, any: 0.86 }
/** Thresholds for long texts, which repeat most things and give the classifier many chances to be wrong. */
const IN_LONG_TEXT: Thresholds = { hold: 0.995, any: 0.985 }
/** If a hold kind has at least this share, the level is light and not heavy. */
const HOLD_SHARE = 0.3
const SHORT_TEXT = 3

/**
 * The classifier's result needed around a rule before the rule counts: on unseen writers, a rule with less support is
 * wrong more often than right.
 */
type Support = { hold: number; heavy: number }
const CERTAIN_FROM: Support = { hold: 0, heavy: 0.2 }
const FRAME_FROM: Support = { hold: 0.15, heavy: 0.15 }
const LIKELY_FROM: Support = { hold: 0.54, heavy: 0.42 }
/** The support that a pattern next to a damper needs. */
const DAMPED_FROM: Support = { hold: 0.15, heavy: 0.15 }
/** The support that a rule needs in a long text, unless it is certain. */
const LONG_SUPPORT: Support = { hold: 0.7, heavy: 0.8 }

/**
 * A saying or a game explains a grave word only in a text of at most this many sentences, and only if the classifier’s
 * result is below this.
 */
const EXPLAINED_SENTENCES = 2
const EXPLAINED_BELOW = 0.2

/** Asks the networks about the windows of a short text in a well-known language. */
function opinionOn(readings: readonly SentenceReading[], meaning: MeaningModel): Opinion | undefined {
  if (readings.length > SHORT_TEXT || !readings.every(({ isWellKnown }) => isWellKnown)) return undefined
  const sentences = readings.map(({ words }) => gathered(words))
  return ({ start, end }) => meaningOf(sentences.slice(start, end), meaning)
}

/** Scans a text in any supported language for wording of crisis, grief and sore subjects. */
export function scan(text: string): Scan {
  return scanWith(MODEL, text)
}

/** True when the level of a text is light or hold. `scan` gives the same answer with more work. */
export function hasCrisisWording(text: string): boolean {
  return atLeast(scanWith(MODEL, text, 'tender').level, 'light')
}

/**
 * Scans with another model, such as one trained without some of the writers.
 * @param least a level milder than this is reported as this one
 */
export function scanWith(model: ScanModel, text: string, least: 'none' | 'tender' = 'none'): Scan {
  const readings = readText(text)
  const finding = findingOf(readings, model.classifier, opinionOn(readings, model.meaning))
  const isLong = readings.length > SHORT_TEXT
  const byRules = levelByRules(readings, finding, isLong, least)
  const isWellKnown = readings.every((reading) => reading.isWellKnown)
  const thresholds = !isWellKnown ? LITTLE_KNOWN : isLong ? IN_LONG_TEXT : ALONE
  // A grave word next to a story or a game may still be about the writer, but not with certainty.
  const isStory = readings.some((reading) => atLeast(reading.damped, 'heavy'))
  const level = graver(byRules, atMost(classifierLevel(finding, thresholds), isStory ? 'light' : 'hold'))
  // In a short text, a saying, a game or a mishap explains the grave word, unless the rest is grave too.
  const isExplained =
    readings.length <= EXPLAINED_SENTENCES &&
    (!isWellKnown || Math.max(...finding.aroundAlone) < EXPLAINED_BELOW) &&
    readings.some(({ words }) => isDamped(words))
  return { level: isExplained ? atMost(level, 'tender') : level, concern: finding.any }
}

/** The gravest level of any rule, with what the classifier thinks of the sentences around it. */
function levelByRules(readings: readonly SentenceReading[], finding: Finding, isLong: boolean, least: Level): Level {
  // The classifier has too few lines in other languages to judge their rules.
  const aroundOf = (i: number) => (readings[i]?.isWellKnown ? finding.around[i] : 1)
  let level = least
  for (const [i, { certain, likely, damped }] of readings.entries()) {
    const around = aroundOf(i)
    level = graver(level, tempered(certain, around, CERTAIN_FROM))
    level = graver(level, tempered(likely, around, isLong ? LONG_SUPPORT : LIKELY_FROM))
    level = graver(level, tempered(damped, finding.aroundAlone[i], isLong ? LONG_SUPPORT : DAMPED_FROM))
  }
  const support = isLong ? LONG_SUPPORT : FRAME_FROM
  for (const [i, { read }] of readings.entries()) {
    const around = aroundOf(i)
    // Frames are slow to look for, and one without support gives tender at most.
    if (atLeast(level, 'tender') && !isSupported(around, support)) continue
    level = graver(level, tempered(frameLevel(read), around, support))
  }
  return level
}

function isSupported(around = 0, { hold, heavy }: Support): boolean {
  return around >= Math.min(hold, heavy)
}

function atMost(level: Level, most: Level): Level {
  return atLeast(level, most) ? most : level
}

/** The sentences of a text, prepared for the rules and the classifier. */
export function readText(text: string): SentenceReading[] {
  return readSentences(sentencesOf(fold(text)))
}

/** The level of a rule, or tender if the classifier's result around it is too low. */
function tempered(level: Level, around = 0, from: Support): Level {
  if (!atLeast(level, 'heavy')) return level
  return around >= (level === 'heavy' ? from.heavy : from.hold) ? level : 'tender'
}

function classifierLevel({ hold, any }: Finding, from: Thresholds): Level {
  if (hold >= from.hold) return 'hold'
  if (any < from.any) return 'none'
  return hold >= HOLD_SHARE * any ? 'light' : 'heavy'
}
