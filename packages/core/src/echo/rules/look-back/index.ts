import type { Rule } from '../../finding/rule.ts'
import { lookBack as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountLookBack as recount } from './recount.ts'
import { LOOK_BACK as skeletons, type LookBackSlots } from './wording.ts'

export const lookBack = { detector, skeletons, recount, note } satisfies Rule<LookBackSlots>
