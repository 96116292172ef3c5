import type { RuleNote } from '../../finding/rule-note.ts'
import { SPLIT_FIGURES } from '../../ratings/split-figures.ts'
import type { TimeOfDaySlots } from './wording.ts'

export const NOTE: RuleNote<TimeOfDaySlots> = {
  looksFor: 'A part of the day whose entries you rate differently from the rest.',
  figures: { entries: 'Entries from that time', others: 'Other entries', ...SPLIT_FIGURES },
}
