import { hasFiniteVerb, words, type Unit } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import { isPointInShort } from './goes-on.ts'
import type { QuoteUse } from './permit.ts'

/** Fewest words of a note that is quoted alone. */
const NOTE_WORDS = 7
/** “His bucket was.” The sentence before says what it was. */
const LEFT_OUT_AFTER = new Set(
  'is are was were am do does did has have had can could will would should might must'.split(' '),
)
/** Fewest words of a sentence shown next to another about the same thing. */
const BRIEF_WORDS = 3
/** A closing remark is worth quoting if it has at least this many words: “A year of drip.” */
const TAIL_WORDS = 4

/** True for a note that says enough: “Both of us awake at the wrong time and the cat furious.” */
export function isNote({ isNote: isComplete, text }: Unit, use: QuoteUse): boolean {
  return isComplete && (use === 'in a pair' || words(text).length >= NOTE_WORDS)
}

/** True for a few complete words in which something happens: “Rabbit is found.”, “Letter from Wyn!” */
export function isBrief(unit: Unit, journal: Journal): boolean {
  const tokens = words(unit.text.toLowerCase())
  const happens = unit.text.endsWith('!') || hasFiniteVerb(tokens)
  return happens && !LEFT_OUT_AFTER.has(tokens.at(-1) ?? '') && tokens.length >= BRIEF_WORDS && isRemark(unit, journal)
}

/** True for a word or three about something else at the end: “Meat loaf.” */
export function isTail(unit: Unit | undefined): boolean {
  if (unit === undefined || unit.isWhole || isPointInShort(unit.text)) return false
  const tokens = words(unit.text)
  return tokens.length < TAIL_WORDS && !hasFiniteVerb(tokens)
}

/** True for a few complete words that make sense next to a sentence: “A year of drip.” */
export function isRemark({ text }: Unit, { style }: Journal): boolean {
  const isComplete = style.small ? /^\p{L}/u.test(text) : /^\p{Lu}.*[.!]$/u.test(text)
  return isComplete && !/[()"“”]/u.test(text)
}
