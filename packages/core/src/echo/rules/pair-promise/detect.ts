import type { RecordDetector } from '../../finding/rule.ts'
import { promisePairs } from '../../pairing/promise-pairs.ts'
import { pairDetector } from '../pair-detector.ts'
import type { PairPromiseSlots } from './wording.ts'

/** A line in which something was planned, and a later one in which it was done. */
export const pairPromise: RecordDetector<'pair/promise', PairPromiseSlots> = pairDetector({
  rule: 'pair/promise',
  pairs: promisePairs,
  keyOf: (plan) => `plan ${plan}`,
})
