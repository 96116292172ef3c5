import type { RuleNote } from '../../finding/rule-note.ts'
import type { ReturnGapSlots } from './wording.ts'

export const NOTE: RuleNote<ReturnGapSlots> = {
  looksFor: 'A break that was long for you, and the entry that ended it.',
  figures: { from: 'Last entry before', to: 'First entry after', gap: 'Days without an entry' },
}
