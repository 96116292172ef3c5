import type { RecordMood } from '../journal-record.ts'

/** Diarium’s rating: one to five stars, five being the best. Any other value means no mood. */
export function ratingOf(rating: number | null): RecordMood | null {
  if (rating === null || !Number.isInteger(rating) || rating < 1 || rating > 5) return null
  return { name: '★'.repeat(rating), scale: rating as 1 | 2 | 3 | 4 | 5 }
}
