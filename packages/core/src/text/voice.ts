import { FIRST_PERSON, FIRST_PERSON_PLURAL, FUTURE_WORDS, INSIGHT_WORDS, PAST_WORDS } from './word-lists.ts'

/** Ways of speaking that are counted: first person singular and plural, past, future, and insight. */
export const VOICES = ['i', 'we', 'past', 'future', 'insight'] as const
export type Voice = (typeof VOICES)[number]

const LISTS: Readonly<Record<Voice, ReadonlySet<string>>> = {
  i: FIRST_PERSON,
  we: FIRST_PERSON_PLURAL,
  past: PAST_WORDS,
  future: FUTURE_WORDS,
  insight: INSIGHT_WORDS,
}
/** Fewest letters of a word in "ed" that counts as a past form, which leaves out "need" and "bed". */
const PAST_MIN_LENGTH = 5

/** True for a lower-case word that belongs to this voice (docs/spec/rules.md#text). */
export function isOfVoice(word: string, voice: Voice): boolean {
  if (LISTS[voice].has(word)) return true
  return voice === 'past' && word.length >= PAST_MIN_LENGTH && word.endsWith('ed')
}
