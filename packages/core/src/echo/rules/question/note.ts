import type { RuleNote } from '../../finding/rule-note.ts'
import type { QuestionSlots } from './wording.ts'

export const NOTE: RuleNote<QuestionSlots> = {
  looksFor: 'A question in your recent entries that makes sense by itself.',
  figures: {
    date: 'Asked',
    questions: 'Questions',
    asking: 'Entries with a question',
    entries: 'Entries we looked at',
  },
}
