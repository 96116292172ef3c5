import type { RuleNote } from '../../finding/rule-note.ts'
import type { SurgeSlots } from './wording.ts'

export const NOTE: RuleNote<SurgeSlots> = {
  looksFor: 'A word that is in far more of your latest entries than before. We compared all your words.',
  figures: {
    recent: 'Latest entries with the word',
    window: 'Latest entries',
    before: 'Earlier entries with the word',
    earlier: 'Earlier entries',
  },
}
