import type { Rule } from '../../finding/rule.ts'
import { presence as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountPresence as recount } from './recount.ts'
import { PRESENCE as skeletons, type PresenceSlots } from './wording.ts'

export const presence = { detector, skeletons, recount, note } satisfies Rule<PresenceSlots>
