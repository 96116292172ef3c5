import { words, type Unit, type WritingStyle } from '../../text/index.ts'
import type { Reading } from '../journal/reading.ts'

/**
 * A sentence that opens a paragraph with so few words makes sense only with the next one: “Annem asks if I’m eating. I
 * held the phone over the pan.”
 */
const OPENING_WORDS = 9

/** “But Dad’s chair …”: without the word that joins it to the sentence before, it may make sense alone. */
const JOINING = /^(?:And|But|So)\s+(?=\p{Lu})/u
const SMALL_JOINING = /^(?:(?:and|but)\s+(?=\p{L})|so\s+(?=(?:i|we|you|he|she|it|they|the|my|our|there)\b))/iu
const unitsKept = new WeakMap<readonly Unit[], readonly Unit[]>()

/** The sentences and lines of verse of an entry, without a word that only joins them to the one before. */
export function unitsOf(reading: Reading, { style }: { style: WritingStyle }): readonly Unit[] {
  const written = reading.units(style)
  const known = unitsKept.get(written) ?? written.map((unit) => withoutJoining(unit, style.small))
  unitsKept.set(written, known)
  return known
}

function withoutJoining(unit: Unit, isSmall: boolean): Unit {
  const length = (isSmall ? SMALL_JOINING : JOINING).exec(unit.text)?.[0].length ?? 0
  return length === 0 ? unit : { ...unit, text: unit.text.slice(length), start: unit.start + length }
}

/** True for a few words at the beginning of a paragraph. */
export function isShortOpening(reading: Reading, all: readonly Unit[], i: number): boolean {
  const [before, unit] = [all[i - 1], all[i]]
  if (!unit || words(unit.text).length > OPENING_WORDS) return false
  return !before || reading.entry.content.slice(before.end, unit.start).includes('\n')
}
