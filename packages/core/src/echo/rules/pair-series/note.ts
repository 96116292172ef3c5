import type { RuleNote } from '../../finding/rule-note.ts'
import type { PairSeriesSlots } from './wording.ts'

export const NOTE: RuleNote<PairSeriesSlots> = {
  looksFor: 'Three of your lines from different days about the same thing, the last one from your newest days.',
  figures: { word: 'All three mention', date: 'First line', later: 'Second line', latest: 'Third line' },
}
