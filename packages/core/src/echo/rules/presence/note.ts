import type { RuleNote } from '../../finding/rule-note.ts'
import type { PresenceSlots } from './wording.ts'

export const NOTE: RuleNote<PresenceSlots> = {
  looksFor: 'The days you wrote on. Nothing else about your entries was used.',
  figures: { days: 'Days with an entry', from: 'From', to: 'To' },
}
