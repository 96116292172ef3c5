import { TITLE_MAX } from '@soundings/core/entries'
import { UNTITLED } from '@soundings/core/text'
import type { DraftEntry } from './draft-entry.ts'

/** The title of an entry without text: its tags or its mood name, as the person knows them. */
export function bareTitle({ tags, record }: Pick<DraftEntry, 'tags' | 'record'>): string {
  let title = ''
  for (const tag of tags) {
    const longer = title === '' ? tag : `${title}, ${tag}`
    if (longer.length > TITLE_MAX) break
    title = longer
  }
  return title || record.mood?.name.slice(0, TITLE_MAX).toWellFormed() || UNTITLED
}
