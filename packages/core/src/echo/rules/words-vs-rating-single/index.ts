import type { Rule } from '../../finding/rule.ts'
import { wordsVsRatingSingle as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountWordsVsRating as recount } from './recount.ts'
import { WORDS_VS_RATING_SINGLE as skeletons, type WordsVsRatingSlots } from './wording.ts'

export const wordsVsRatingSingle = { detector, skeletons, recount, note } satisfies Rule<WordsVsRatingSlots>
