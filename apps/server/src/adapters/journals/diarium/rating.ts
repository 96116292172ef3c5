import type { RecordMood } from '../journal-record.ts'
import { scaleOf } from '../shared/five-scale.ts'

/** Diarium’s rating: one to five stars, five being the best. Any other value means no mood. */
export function ratingOf(rating: number | null): RecordMood | null {
  const scale = rating === null ? null : scaleOf(rating)
  return scale && { name: '★'.repeat(scale), scale }
}
