import type { RecordMood } from '../journal-record.ts'

const PLACES = [1, 2, 3, 4, 5] as const

/** A whole number from 1 to 5 as a place on our scale; null for any other number. */
export function scaleOf(value: number): RecordMood['scale'] {
  return PLACES.find((place) => place === value) ?? null
}
