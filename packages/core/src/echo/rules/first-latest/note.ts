import type { RuleNote } from '../../finding/rule-note.ts'
import type { FirstLatestSlots } from './wording.ts'

export const NOTE: RuleNote<FirstLatestSlots> = {
  looksFor: 'A name in your newest entries that has been in your journal for a month or more.',
  figures: { word: 'Name', from: 'First entry with it', to: 'Latest entry with it' },
}
