import type { Tone } from '../../account/index.ts'
import { isForeignLanguage } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { Quote } from '../finding/finding.ts'
import { isFit, type QuoteLimits } from './fit.ts'
import { leansIn } from './foreign-leaning.ts'
import { foreignPermit } from './foreign-permit.ts'
import { keptForTexts } from './kept-for-texts.ts'
import { knownNames } from './known-names.ts'
import { leans } from './leaning.ts'
import { permit, type Permit, type QuoteUse } from './permit.ts'
import { namesSomeoneSore } from './sore-people.ts'

/** A quotable line: its printed form, its position, and the tones that may quote it. */
export type QuotableLine = {
  reading: Reading
  text: string
  isLast: boolean
  /** True for all sentences of a short entry together. */
  isEntry: boolean
  quote: Quote
  tones: readonly Tone[]
}

/** The line, if it fits these limits and may be quoted; otherwise an empty list. */
export function offered(
  reading: Reading,
  journal: Journal,
  line: Pick<QuotableLine, 'text' | 'quote' | 'isLast' | 'isEntry'>,
  limits: QuoteLimits,
  use: QuoteUse,
): QuotableLine[] {
  if (!isFit(line.text, limits, reading) || journal.bars.line(line.text)) return []
  // “She” may be anyone whom the entry names.
  const people = use === 'in a pair' && leansOn(reading, journal, line.text) ? reading.entry.content : line.text
  if (namesSomeoneSore(people, journal)) return []
  // A line that was quoted alone may return next to another line.
  if (use === 'alone' && wasTold(line.text, journal)) return []
  const { tones } = permitIn(reading, journal, line.text, use)
  return tones.length > 0 ? [{ reading, ...line, tones }] : []
}

/** True for a sentence that may be part of a passage. It may be dull, but not unsafe. */
export function isSafe(reading: Reading, journal: Journal, text: string, use: QuoteUse): boolean {
  return [null, 'warmth'].includes(permitIn(reading, journal, text, use).reason)
}

/** The tones that may quote a sentence of this entry now. */
function permitIn(reading: Reading, journal: Journal, sentence: string, use: QuoteUse = 'alone'): Permit {
  return PERMITS[use](reading, journal, sentence)
}

const PERMITS = {
  alone: keptForTexts((...about) => newPermit(...about, 'alone')),
  'in a pair': keptForTexts((...about) => newPermit(...about, 'in a pair')),
}

function newPermit(reading: Reading, journal: Journal, sentence: string, use: QuoteUse): Permit {
  const entry = {
    mood: reading.entry.mood,
    near: journal.levelNear(reading),
    isCalmTime: journal.isCalmTime(reading),
    sentiment: reading.sentiment(),
    scanOf: (line: string) => reading.scanOf(line),
  }
  const language = reading.language()
  if (isForeignLanguage(language)) return foreignPermit(sentence, entry, journal.state, language)
  return permit(sentence, entry, journal.state, journal.lexicon, use)
}

/** True for a sentence of this entry that needs the one before it. */
export function leansOn(reading: Reading, journal: Journal, sentence: string, isPersonKnown = false): boolean {
  const language = reading.language()
  if (isForeignLanguage(language)) return leansIn(sentence, language)
  return (isPersonKnown ? leansOnThing : leansOnAnything)(reading, journal, sentence)
}

const leansOnAnything = keptForTexts((_, journal, sentence) => leans(sentence, knownNames(journal)))
const leansOnThing = keptForTexts((_, journal, sentence) => leans(sentence, knownNames(journal), true))

/** True for words that an earlier Echo has quoted. */
export function wasTold(text: string, journal: Journal): boolean {
  return journal.told.some((told) => told.includes(text))
}
