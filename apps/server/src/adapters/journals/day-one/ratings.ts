import { METRICS, RATING_LABELS } from '@soundings/core/entries'
import type { JournalRecord } from '../journal-record.ts'

/** Our own export writes ratings as tags, because Day One has none. */
const RATING = new RegExp(`^(${METRICS.join('|')})-([1-5])$`)
type Rating = 1 | 2 | 3 | 4 | 5

/**
 * The ratings among tags such as `mood-4`, and the other tags. If there are two ratings of one kind, the second stays a
 * tag.
 */
export function ratingsIn(all: readonly string[]): Pick<JournalRecord, 'tags' | 'mood' | 'energy' | 'focus'> {
  const tags: string[] = []
  const ratings: Partial<Record<string, Rating>> = {}
  for (const tag of all) {
    const [, metric, rating] = RATING.exec(tag) ?? []
    if (metric === undefined || ratings[metric] !== undefined) tags.push(tag)
    else ratings[metric] = Number(rating) as Rating
  }
  const { mood, energy = null, focus = null } = ratings
  return { tags, mood: mood ? { name: RATING_LABELS.mood[mood - 1] ?? '', scale: mood } : null, energy, focus }
}
