import type { RuleNote } from '../../finding/rule-note.ts'
import type { ThreadSlots } from './wording.ts'

export const NOTE: RuleNote<ThreadSlots> = {
  looksFor: 'A word in at least four of your last nine entries. You used it less before, or it isn’t a common word.',
  figures: { recent: 'Entries with the word', window: 'Entries we looked at', latest: 'Latest mention' },
}
