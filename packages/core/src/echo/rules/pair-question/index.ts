import type { Rule } from '../../finding/rule.ts'
import { pairQuestion as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountPairQuestion as recount } from './recount.ts'
import { PAIR_QUESTION as skeletons, type PairQuestionSlots } from './wording.ts'

export const pairQuestion = { detector, skeletons, recount, note } satisfies Rule<PairQuestionSlots>
