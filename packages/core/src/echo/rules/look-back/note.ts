import { LOOK_BACK_DAYS } from '../../constants.ts'
import type { RuleNote } from '../../finding/rule-note.ts'
import type { LookBackSlots } from './wording.ts'

export const NOTE: RuleNote<LookBackSlots> = {
  looksFor: `A sentence from ${LOOK_BACK_DAYS.from} to ${LOOK_BACK_DAYS.to} days ago that makes sense by itself. Premium looks back that far.`,
  figures: { date: 'Written', days: 'Days ago, at the time' },
}
