import type { RuleNote } from '../../finding/rule-note.ts'
import type { StoppedSlots } from './wording.ts'

export const NOTE: RuleNote<StoppedSlots> = {
  looksFor: 'A word that was in many of your entries and in none of the newest.',
  figures: {
    latest: 'Last mentioned',
    before: 'Entries with it up to then',
    earlier: 'Entries we looked at up to then',
    window: 'Entries since',
  },
}
