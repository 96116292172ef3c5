import { FORMS_OF_ADDRESS, GENERIC_NOUNS, IRREGULAR_PAST_VERBS } from './word-lists.ts'

/** Letters a word needs to be spoken of. */
const MIN_LETTERS = 4

/** Past forms that follow the rule: "stayed", not "breed". */
const REGULAR_PAST = /\p{L}{2}[^e]ed$/u

/** True for a lemma that can be what an Echo speaks of: no adverb, no bare verb form, no noun for everything, no title. */
export function isSubjectWord(key: string): boolean {
  return (
    key.length >= MIN_LETTERS &&
    !key.endsWith('ly') &&
    !REGULAR_PAST.test(key) &&
    !GENERIC_NOUNS.has(key) &&
    !FORMS_OF_ADDRESS.has(key) &&
    !IRREGULAR_PAST_VERBS.has(key)
  )
}
