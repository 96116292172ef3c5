import type { RuleNote } from '../../finding/rule-note.ts'
import type { TurningPointSlots } from './wording.ts'

export const NOTE: RuleNote<TurningPointSlots> = {
  looksFor: 'A day around which a rating went up or down and stayed there.',
  figures: {
    date: 'Around',
    days: 'Days since',
    others: 'Days before',
    mean: 'Average since',
    otherMean: 'Average before',
    difference: 'Difference',
  },
}
