import type { Rule } from '../../finding/rule.ts'
import { question as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountQuestion as recount } from './recount.ts'
import { QUESTION as skeletons, type QuestionSlots } from './wording.ts'

export const question = { detector, skeletons, recount, note } satisfies Rule<QuestionSlots>
