import type { RuleNote } from '../../finding/rule-note.ts'
import type { PairRhymeSlots } from './wording.ts'

export const NOTE: RuleNote<PairRhymeSlots> = {
  looksFor: 'Two of your lines from different days about the same thing or person, the later one from your newest day.',
  figures: { word: 'Both mention', date: 'Earlier line', later: 'Later line' },
}
