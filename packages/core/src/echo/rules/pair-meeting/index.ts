import type { Rule } from '../../finding/rule.ts'
import { pairMeeting as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountPairMeeting as recount } from './recount.ts'
import { PAIR_MEETING as skeletons, type PairMeetingSlots } from './wording.ts'

export const pairMeeting = { detector, skeletons, recount, note } satisfies Rule<PairMeetingSlots>
