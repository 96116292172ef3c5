import type { Rule } from '../../finding/rule.ts'
import { turningPoint as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountTurningPoint as recount } from './recount.ts'
import { TURNING_POINT as skeletons, type TurningPointSlots } from './wording.ts'

export const turningPoint = { detector, skeletons, recount, note } satisfies Rule<TurningPointSlots>
