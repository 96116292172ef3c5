import type { Rule } from '../../finding/rule.ts'
import { pairSeries as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountPairSeries as recount } from './recount.ts'
import { PAIR_SERIES as skeletons, type PairSeriesSlots } from './wording.ts'

export const pairSeries = { detector, skeletons, recount, note } satisfies Rule<PairSeriesSlots>
