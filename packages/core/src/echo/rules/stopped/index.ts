import type { Rule } from '../../finding/rule.ts'
import { stopped as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountStopped as recount } from './recount.ts'
import { STOPPED as skeletons, type StoppedSlots } from './wording.ts'

export const stopped = { detector, skeletons, recount, note } satisfies Rule<StoppedSlots>
