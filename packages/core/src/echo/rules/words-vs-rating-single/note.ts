import type { RuleNote } from '../../finding/rule-note.ts'
import type { WordsVsRatingSlots } from './wording.ts'

export const NOTE: RuleNote<WordsVsRatingSlots> = {
  looksFor: 'An entry that you rated well, with words for unpleasant feelings.',
  figures: { date: 'Written', rating: 'Mood rating' },
}
