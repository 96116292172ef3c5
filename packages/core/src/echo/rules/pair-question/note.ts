import type { RuleNote } from '../../finding/rule-note.ts'
import type { PairQuestionSlots } from './wording.ts'

export const NOTE: RuleNote<PairQuestionSlots> = {
  looksFor: 'A question of yours, and a later line with two of its words.',
  figures: { word: 'Both mention', date: 'The question', later: 'Later line' },
}
