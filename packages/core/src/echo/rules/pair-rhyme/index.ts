import type { Rule } from '../../finding/rule.ts'
import { pairRhyme as detector } from './detect.ts'
import { NOTE as note } from './note.ts'
import { recountPairRhyme as recount } from './recount.ts'
import { PAIR_RHYME as skeletons, type PairRhymeSlots } from './wording.ts'

export const pairRhyme = { detector, skeletons, recount, note } satisfies Rule<PairRhymeSlots>
