import { scan } from '../../safety/index.ts'
import type { Lexicon } from '../../text/index.ts'
import { SUBJECT_MIN_VALENCE } from '../constants.ts'

/** True for a lemma that an Echo is never about: strongly dark by the lexicon, or wording of grief and crisis. */
export function isDarkWord(key: string, lexicon: Lexicon): boolean {
  const { crisis, heavy } = scan(key)
  return heavy || crisis.length > 0 || (lexicon.get(key) ?? 0) < SUBJECT_MIN_VALENCE
}
