import type { RecordDetector } from '../../finding/rule.ts'
import { questionPairs } from '../../pairing/question-pairs.ts'
import { pairDetector } from '../pair-detector.ts'
import type { PairQuestionSlots } from './wording.ts'

/** A question of the writer, and a later line about the same thing. */
export const pairQuestion: RecordDetector<'pair/question', PairQuestionSlots> = pairDetector({
  rule: 'pair/question',
  pairs: questionPairs,
  keyOf: (question) => `asked ${question}`,
})
