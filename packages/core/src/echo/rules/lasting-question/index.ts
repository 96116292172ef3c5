import type { Rule } from '../../finding/rule.ts'
import { lastingQuestion as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountLastingQuestion as recount } from './recount.ts'
import { LASTING_QUESTION as skeletons, type LastingQuestionSlots } from './wording.ts'

export const lastingQuestion = { detector, skeletons, recount, note } satisfies Rule<LastingQuestionSlots>
