import type { RuleNote } from '../../finding/rule-note.ts'
import type { LeadLagSlots } from './wording.ts'

export const NOTE: RuleNote<LeadLagSlots> = {
  looksFor: 'A rating that tends to move a day before another one does.',
  figures: {
    mean: 'Average the day after 4 or above',
    days: 'Days like that',
    otherMean: 'Average the day after 2 or below',
    others: 'Days like that',
  },
}
