import type { Rule } from '../../finding/rule.ts'
import { firstLatest as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountFirstLatest as recount } from './recount.ts'
import { FIRST_LATEST as skeletons, type FirstLatestSlots } from './wording.ts'

export const firstLatest = { detector, skeletons, recount, note } satisfies Rule<FirstLatestSlots>
