import type { RuleNote } from '../../finding/rule-note.ts'
import type { PairMeetingSlots } from './wording.ts'

export const NOTE: RuleNote<PairMeetingSlots> = {
  looksFor: 'An older line about something that one of your newest entries mentions again.',
  figures: { word: 'Both mention', date: 'Older line', later: 'Mentioned again' },
}
