import type { Rule } from '../../finding/rule.ts'
import { recurringWordSurge as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountSurge as recount } from './recount.ts'
import { RECURRING_WORD_SURGE as skeletons, type SurgeSlots } from './wording.ts'

export const recurringWordSurge = { detector, skeletons, recount, note } satisfies Rule<SurgeSlots>
