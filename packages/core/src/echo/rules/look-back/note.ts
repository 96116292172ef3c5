import type { RuleNote } from '../../finding/rule-note.ts'
import type { LookBackSlots } from './wording.ts'

export const NOTE: RuleNote<LookBackSlots> = {
  looksFor: 'A sentence from 22 to 90 days ago that makes sense by itself. Premium looks back that far.',
  figures: { date: 'Written', days: 'Days ago, at the time' },
}
