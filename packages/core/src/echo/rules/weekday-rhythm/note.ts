import type { RuleNote } from '../../finding/rule-note.ts'
import { SPLIT_FIGURES } from '../../ratings/split-figures.ts'
import type { WeekdaySlots } from './wording.ts'

export const NOTE: RuleNote<WeekdaySlots> = {
  looksFor: 'A day of the week that you rate differently from the others.',
  figures: { days: 'Days like that', others: 'Other days', ...SPLIT_FIGURES },
}
