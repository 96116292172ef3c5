import { FORMS_OF_ADDRESS, GENERIC_NOUNS, IRREGULAR_PAST_VERBS } from './word-lists.ts'

/** Fewest letters of a subject. */
const MIN_LETTERS = 4

/** Regular past forms: "stayed", but not "breed". */
const REGULAR_PAST = /\p{L}{2}[^e]ed$/u

/** True for a lemma that can be the subject of an Echo: no adverbs, bare verb forms, very general nouns or titles. */
export function isSubjectWord(key: string): boolean {
  return key.length >= MIN_LETTERS && isThingWord(key)
}

/** The same for a thing that two lines share, which may be shorter. */
export function isThingWord(key: string): boolean {
  return (
    !key.endsWith('ly') &&
    !REGULAR_PAST.test(key) &&
    !GENERIC_NOUNS.has(key) &&
    !FORMS_OF_ADDRESS.has(key) &&
    !IRREGULAR_PAST_VERBS.has(key)
  )
}
