import type { RuleNote } from '../../explanation/rule-note.ts'
import type { MirrorSlots } from './wording.ts'

export const NOTE: RuleNote<MirrorSlots> = {
  looksFor:
    'A sentence from your recent entries that makes sense by itself. About twelve words long, few of them common.',
  figures: { date: 'Written' },
}
