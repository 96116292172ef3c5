import type { Rule } from '../../finding/rule.ts'
import { returnGap as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountReturnGap as recount } from './recount.ts'
import { RETURN_GAP as skeletons, type ReturnGapSlots } from './wording.ts'

export const returnGap = { detector, skeletons, recount, note } satisfies Rule<ReturnGapSlots>
