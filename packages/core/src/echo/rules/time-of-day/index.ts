import type { Rule } from '../../finding/rule.ts'
import { timeOfDay as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountTimeOfDay as recount } from './recount.ts'
import { TIME_OF_DAY as skeletons, type TimeOfDaySlots } from './wording.ts'

export const timeOfDay = { detector, skeletons, recount, note } satisfies Rule<TimeOfDaySlots>
