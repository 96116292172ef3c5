import { isKnown } from './thesaurus.ts'

/**
 * The fewest unknown words of a text that is not readable, however short it is: such words are mostly names and things.
 */
const UNKNOWN_MIN = 3
/** The largest share of unknown words. */
const UNKNOWN_MAX = 0.2
const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu

/**
 * False if the scan knows too few of the words, as in dialect (“wearin ma goalie gloves n sleevs”): a scan without a
 * finding then says little. Capitalized words count as known, since most are names.
 */
export function isReadable(text: string): boolean {
  const words = text.replaceAll('’', "'").match(WORD) ?? []
  const unknown = words.filter((word) => word === word.toLowerCase() && !isKnown(word) && !isKnown(stemOf(word))).length
  return unknown < UNKNOWN_MIN || unknown <= UNKNOWN_MAX * words.length
}

function stemOf(word: string): string {
  return word.split("'", 1)[0] ?? word
}
