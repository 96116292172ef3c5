import type { RuleNote } from '../../finding/rule-note.ts'
import { SPLIT_FIGURES } from '../../ratings/split-figures.ts'
import type { TagMoodSlots } from './wording.ts'

export const NOTE: RuleNote<TagMoodSlots> = {
  looksFor: 'A tag whose entries you rate differently from the rest.',
  figures: { entries: 'Entries with the tag', others: 'Entries without it', ...SPLIT_FIGURES },
}
