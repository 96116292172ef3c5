import type { Rule } from '../../finding/rule.ts'
import { pairPromise as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountPairPromise as recount } from './recount.ts'
import { PAIR_PROMISE as skeletons, type PairPromiseSlots } from './wording.ts'

export const pairPromise = { detector, skeletons, recount, note } satisfies Rule<PairPromiseSlots>
