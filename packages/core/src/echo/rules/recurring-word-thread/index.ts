import type { Rule } from '../../finding/rule.ts'
import { recurringWordThread as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountThread as recount } from './recount.ts'
import { RECURRING_WORD_THREAD as skeletons, type ThreadSlots } from './wording.ts'

export const recurringWordThread = { detector, skeletons, recount, note } satisfies Rule<ThreadSlots>
