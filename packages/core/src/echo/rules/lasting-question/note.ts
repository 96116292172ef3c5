import type { RuleNote } from '../../finding/rule-note.ts'
import type { LastingQuestionSlots } from './wording.ts'

export const NOTE: RuleNote<LastingQuestionSlots> = {
  looksFor: 'Two of your questions about one thing, a month or more apart.',
  figures: { date: 'Asked', later: 'Asked again' },
}
