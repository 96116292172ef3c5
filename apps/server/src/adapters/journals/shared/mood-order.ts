import type { RecordMood } from '../journal-record.ts'
import { scaleOf } from './five-scale.ts'
import { oneLine } from './plain-text.ts'

/**
 * A mood of a program whose five moods have fixed names.
 * @param order the names, lowest first
 * @returns null without a name; no place on the scale for a name that isn’t one of the five
 */
export function moodInOrder(name: string, order: readonly [string, string, string, string, string]): RecordMood | null {
  const given = oneLine(name)
  if (given === '') return null
  return { name: given, scale: scaleOf(order.indexOf(given) + 1) }
}
