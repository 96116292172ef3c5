import { findingOf, type Finding, type Model } from './classifier.ts'
import { sentencesOf } from './clauses.ts'
import { fold } from './fold.ts'
import { readFrames } from './frames/read-frames.ts'
import { atLeast, graver, type Level } from './level.ts'
import { MODEL } from './model/index.ts'
import { readSentences, type SentenceReading } from './sentence-reading.ts'

/** What a scan of one text found. Nothing of it is ever shown or put into words. */
export type Scan = {
  level: Level
  /** How much the classifier finds in the most worrying window of the text, 0-1. */
  concern: number
}

/**
 * Probabilities from which the classifier alone gives a level. All thresholds were chosen on groups of writers it had
 * not learned from, so that at most 5% of look-alikes alarm and 1% of ordinary lines are held.
 */
type Thresholds = { hold: number; light: number; heavy: number }
const ALONE: Thresholds = { hold: 0.75, light: 0.38, heavy: 0.38 }
/** For a text in which a rule finds something too, if only a sore subject. */
const BESIDE_RULE: Thresholds = { hold: 0.75, light: 0.3, heavy: 0.32 }
/** For a language the classifier has seen little of. */
const LITTLE_KNOWN: Thresholds = { hold: 0.95, light: 0.75, heavy: 0.75 }
/** What the classifier must find before a pattern counts, and before one counts that stands beside a damper. */
const LIKELY_FROM = { hold: 0.25, heavy: 0.17 }
const DAMPED_FROM = { hold: 0.42, heavy: 0.28 }

/** A long text gives the classifier many chances to be wrong, and says most things more than once. */
const IN_LONG_TEXT: Thresholds = { hold: 0.97, light: 0.93, heavy: 0.9 }
const SHORT_TEXT = 3
/** Sentences of a text that one saying or one game can explain. */
const SHORT_SENTENCES = 2

/** Looks for wording of crisis, of grief and of sore subjects in a text of any language that the scan knows. */
export function scan(text: string): Scan {
  return scanWith(MODEL, text)
}

/** A scan with another model, such as one trained without some of the writers. */
export function scanWith(model: Model, text: string): Scan {
  const readings = readText(text)
  const finding = findingOf(readings, model)
  const certain = gravest(readings.map((reading) => reading.certain))
  const likely = gravest(readings.map((reading, i) => tempered(reading.likely, finding.around[i], LIKELY_FROM)))
  const damped = gravest(readings.map((reading, i) => tempered(reading.damped, finding.around[i], DAMPED_FROM)))
  const isWellKnown = readings.every((reading) => reading.isWellKnown)
  const hasRule = likely !== 'none' || damped !== 'none'
  const isLong = readings.length > SHORT_TEXT
  const thresholds = !isWellKnown ? LITTLE_KNOWN : isLong ? IN_LONG_TEXT : hasRule ? BESIDE_RULE : ALONE
  const frames = readings.map((reading) => readFrames(clauseOf(reading)))
  const byFrames = gravest(frames.map((frame) => frame.level))
  const byOthers = gravest([
    certain,
    likely,
    damped,
    // A grave word beside a story or a game may still be about the writer, but nothing says so with certainty.
    atMost(
      classifierLevel(finding, thresholds),
      readings.some((reading) => atLeast(reading.damped, 'heavy')) ? 'light' : 'hold',
    ),
  ])
  // In a short text a saying, a game or a mishap explains the grave word; the frames have weighed it already.
  const isExplained = readings.length <= SHORT_SENTENCES && frames.some((frame) => frame.isDamped)
  return { level: graver(byFrames, isExplained ? atMost(byOthers, 'tender') : byOthers), concern: finding.any }
}

/** The words of a sentence as the frames read them. */
function clauseOf({ words }: SentenceReading): string {
  return words.join(' ').replaceAll(' ,', ',')
}

function gravest(levels: readonly Level[]): Level {
  return levels.reduce(graver, 'none')
}

function atMost(level: Level, most: Level): Level {
  return atLeast(level, most) ? most : level
}

/** Sentences of a text as rules and classifier read them. */
export function readText(text: string): SentenceReading[] {
  return readSentences(sentencesOf(fold(text)))
}

/** The level of a pattern, or tender where the classifier finds too little around it to bear it out. */
function tempered(level: Level, around = 0, from: { hold: number; heavy: number }): Level {
  if (!atLeast(level, 'heavy')) return level
  return around >= (level === 'heavy' ? from.heavy : from.hold) ? level : 'tender'
}

function classifierLevel({ hold, any }: Finding, from: Thresholds): Level {
  if (hold >= from.hold) return 'hold'
  if (hold >= from.light) return 'light'
  return any >= from.heavy ? 'heavy' : 'none'
}
