import type { RuleNote } from '../../finding/rule-note.ts'
import type { WordsVsRatingSlots } from './wording.ts'

export const NOTE: RuleNote<WordsVsRatingSlots> = {
  looksFor: 'An entry with a good rating and words for less good feelings.',
  figures: { date: 'Written', rating: 'Mood rating' },
}
