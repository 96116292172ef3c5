import { contentLemma, words } from '../../text/index.ts'

/**
 * The sentence continues the subject if it begins like “He did.” or “Which means …”, or if one of its first words
 * points back: “I cleaned them.”
 */
const GOES_ON =
  /^(?:he|she|it|they|that|this|these|those|his|her|its|their|who|which|but|and|so|then|because|or|not|no|still|even|also|both|neither|one|another|the other|me too|only|just|except|apparently|probably|maybe|again|twice|at least|at last|at all|for once|of course|finally|nothing|none|gone|done|worth it|otherwise|turn(?:s|ed) out|said|says)\b/iu
const POINTS_BACK = /^(?:\S+\s+){0,3}(?:he|she|they|him|her|them|his|hers|theirs?)\b/iu
/** “It” or “that”, which the sentence before may name: “It froze”, “I said it was drying.” */
const POINT = /\b(?:it|its|that|this|these|those)\b/iu
/** A short sentence with “I” that makes the point of the one before: “I didn’t ask.” */
const OWN = /^(?:i|we|me|us)\b/iu
const POINT_WORDS = 5
/** The writer’s own thought about it: “I went on about it too much, I think.” */
const THOUGHT = /\b(?:think|thought|felt|feel|know|knew|wish|wonder|suppose|hope|hoped|guess|must have)\b/iu
const THOUGHT_WORDS = 10
const ABOUT_IT = /^(?:\S+\s+){0,5}(?:it|them)\b/iu
const ABOUT_IT_WORDS = 20
/** One to three words that make the point of the sentence before: “No swan.”, “Of course.” */
const POINT_IN_SHORT =
  /^(?:no|not|none|nothing|of course|finally|at last|at least|again|still|gone|done|sold|worth it)\b/iu

/** True for a few words that say what became of the sentence before, or what it will lead to: “They’ll hate it.” */
export function isPointInShort(text: string): boolean {
  return POINT_IN_SHORT.test(text) || /^(?:he|she|it|they|we|i)(?:['’]\p{L}+)?\s/iu.test(text)
}

/** True for a sentence that goes on about what the sentences before it are about. */
export function goesOn(text: string, before: readonly string[]): boolean {
  if (GOES_ON.test(text) || POINTS_BACK.test(text)) return true
  const length = words(text).length
  if (length <= POINT_WORDS && OWN.test(text)) return true
  if (length <= THOUGHT_WORDS && OWN.test(text) && THOUGHT.test(text)) return true
  if (length <= ABOUT_IT_WORDS && ABOUT_IT.test(text)) return true
  const known = new Set(before.flatMap(keysOf))
  return keysOf(text).some((key) => known.has(key))
}

function keysOf(text: string): string[] {
  return words(text).flatMap((word) => contentLemma(word) ?? [])
}

/** True for a sentence with a word that the sentence before may explain, such as “it” or “that”. */
export function pointsBack(text: string): boolean {
  return POINT.test(text)
}
