import type { RuleNote } from '../../finding/rule-note.ts'
import type { MirrorSlots } from './wording.ts'

export const NOTE: RuleNote<MirrorSlots> = {
  looksFor:
    'A line from your recent entries that makes sense by itself. Long ones come first, and those about something in your newest entry.',
  figures: { date: 'Written' },
}
