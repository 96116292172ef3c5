import type { Rule } from '../../finding/rule.ts'
import { leadLag as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountLeadLag as recount } from './recount.ts'
import { LEAD_LAG as skeletons, type LeadLagSlots } from './wording.ts'

export const leadLag = { detector, skeletons, recount, note } satisfies Rule<LeadLagSlots>
