import type { RuleNote } from '../../finding/rule-note.ts'
import type { WordsVsRatingSlots } from './wording.ts'

export const NOTE: RuleNote<WordsVsRatingSlots> = {
  looksFor: 'An entry with a low rating and bright words, or a high rating and dark words.',
  figures: { date: 'Written', rating: 'Mood rating' },
}
