import type { Rule } from '../../finding/rule.ts'
import { mirror as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountMirror as recount } from './recount.ts'
import { MIRROR as skeletons, type MirrorSlots } from './wording.ts'

export const mirror = { detector, skeletons, recount, note } satisfies Rule<MirrorSlots>
