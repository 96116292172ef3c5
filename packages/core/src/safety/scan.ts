import { findingOf, type Finding, type Model } from './classifier.ts'
import { sentencesOf } from './clauses.ts'
import { fold } from './fold.ts'
import { frameLevel, isDamped } from './frames/read-frames.ts'
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
 * Probabilities, 0-1, from which the classifier alone gives a level: `any` of a hold or heavy kind, `hold` of a hold kind.
 * All thresholds were chosen on writers it had not learned from, so that at most 5% of look-alikes alarm and 1% of
 * ordinary lines are held.
 */
type Thresholds = { hold: number; any: number }
const ALONE: Thresholds = { hold: 0.9, any: 0.6 }
/** For a language the classifier has seen little of. */
const LITTLE_KNOWN: Thresholds = { hold: 0.97, any: 0.86 }
/** A long text gives the classifier many chances to be wrong, and says most things more than once. */
const IN_LONG_TEXT: Thresholds = { hold: 0.995, any: 0.985 }
/** Share of what is found that a hold kind must have, so that the level is light and not heavy. */
const HOLD_SHARE = 0.3
const SHORT_TEXT = 3

/**
 * What the classifier must find around a rule before it counts: on unseen writers a rule beside which it finds less is
 * wrong more often than right.
 */
type Support = { hold: number; heavy: number }
const CERTAIN_FROM: Support = { hold: 0, heavy: 0.2 }
const FRAME_FROM: Support = { hold: 0.15, heavy: 0.15 }
const LIKELY_FROM: Support = { hold: 0.54, heavy: 0.42 }
/** For a pattern that stands beside a damper. */
const DAMPED_FROM: Support = { hold: 0.15, heavy: 0.15 }
/** What any rule but a certain one must have around it in a long text. */
const LONG_SUPPORT: Support = { hold: 0.7, heavy: 0.8 }

/** Sentences of a text that one saying or one game can explain, and how little the classifier then finds in it. */
const EXPLAINED_SENTENCES = 2
const EXPLAINED_BELOW = 0.2

/** Looks for wording of crisis, of grief and of sore subjects in a text of any language that the scan knows. */
export function scan(text: string): Scan {
  return scanWith(MODEL, text)
}

/** A scan with another model, such as one trained without some of the writers. */
export function scanWith(model: Model, text: string): Scan {
  const readings = readText(text)
  const finding = findingOf(readings, model)
  const frames = readings.map(({ words }) => frameLevel(words))
  const isLong = readings.length > SHORT_TEXT
  const byRules = gravest(
    readings.flatMap((reading, i) => {
      // Of other languages the classifier knows too little to judge their rules.
      const around = reading.isWellKnown ? finding.around[i] : 1
      return [
        tempered(reading.certain, around, CERTAIN_FROM),
        tempered(frames[i] ?? 'none', around, isLong ? LONG_SUPPORT : FRAME_FROM),
        tempered(reading.likely, around, isLong ? LONG_SUPPORT : LIKELY_FROM),
        tempered(reading.damped, finding.around[i], isLong ? LONG_SUPPORT : DAMPED_FROM),
      ]
    }),
  )
  const isWellKnown = readings.every((reading) => reading.isWellKnown)
  const thresholds = !isWellKnown ? LITTLE_KNOWN : isLong ? IN_LONG_TEXT : ALONE
  // A grave word beside a story or a game may still be about the writer, but nothing says so with certainty.
  const isStory = readings.some((reading) => atLeast(reading.damped, 'heavy'))
  const level = graver(byRules, atMost(classifierLevel(finding, thresholds), isStory ? 'light' : 'hold'))
  // In a short text a saying, a game or a mishap explains the grave word, unless the rest of it is grave too.
  const isExplained =
    readings.length <= EXPLAINED_SENTENCES &&
    (!isWellKnown || finding.any < EXPLAINED_BELOW) &&
    readings.some(({ words }) => isDamped(words))
  return { level: isExplained ? atMost(level, 'tender') : level, concern: finding.any }
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

/** The level of a rule, or tender where the classifier finds too little around it to bear it out. */
function tempered(level: Level, around = 0, from: Support): Level {
  if (!atLeast(level, 'heavy')) return level
  return around >= (level === 'heavy' ? from.heavy : from.hold) ? level : 'tender'
}

function classifierLevel({ hold, any }: Finding, from: Thresholds): Level {
  if (hold >= from.hold) return 'hold'
  if (any < from.any) return 'none'
  return hold >= HOLD_SHARE * any ? 'light' : 'heavy'
}
