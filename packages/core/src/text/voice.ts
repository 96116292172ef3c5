import { FIRST_PERSON, FIRST_PERSON_PLURAL, FUTURE_WORDS, INSIGHT_WORDS, PAST_WORDS } from './word-lists.ts'

/** Ways of speaking that are counted: of oneself, of oneself with others, back, ahead, and of finding out. */
export const VOICES = ['i', 'we', 'past', 'future', 'insight'] as const
export type Voice = (typeof VOICES)[number]

const LISTS: Readonly<Record<Voice, ReadonlySet<string>>> = {
  i: FIRST_PERSON,
  we: FIRST_PERSON_PLURAL,
  past: PAST_WORDS,
  future: FUTURE_WORDS,
  insight: INSIGHT_WORDS,
}
/** Letters from which a word in "ed" is taken for a past form: "need" and "bed" are not. */
const PAST_MIN_LENGTH = 5

/** True for a lower-case word that speaks in this voice (design section 1.2). */
export function isOfVoice(word: string, voice: Voice): boolean {
  if (LISTS[voice].has(word)) return true
  return voice === 'past' && word.length >= PAST_MIN_LENGTH && word.endsWith('ed')
}
