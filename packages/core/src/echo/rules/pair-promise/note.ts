import type { RuleNote } from '../../finding/rule-note.ts'
import type { PairPromiseSlots } from './wording.ts'

export const NOTE: RuleNote<PairPromiseSlots> = {
  looksFor: 'A line about something you were going to do, and a later one in which you did it.',
  figures: { word: 'Both mention', date: 'The plan', later: 'Later line' },
}
