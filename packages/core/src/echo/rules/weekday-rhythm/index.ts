import type { Rule } from '../../finding/rule.ts'
import { weekdayRhythm as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountWeekday as recount } from './recount.ts'
import { WEEKDAY_RHYTHM as skeletons, type WeekdaySlots } from './wording.ts'

export const weekdayRhythm = { detector, skeletons, recount, note } satisfies Rule<WeekdaySlots>
