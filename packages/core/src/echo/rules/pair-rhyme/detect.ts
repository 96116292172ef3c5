import type { RecordDetector } from '../../finding/rule.ts'
import { linePairs } from '../../pairing/meetings.ts'
import { pairDetector } from '../pair-detector.ts'
import type { PairRhymeSlots } from './wording.ts'

/** Two lines from different days about the same thing. */
export const pairRhyme: RecordDetector<'pair/rhyme', PairRhymeSlots> = pairDetector({
  rule: 'pair/rhyme',
  pairs: linePairs,
  keyOf: (earlier, later) => `lines ${earlier} ${later}`,
})
