import { withoutPrompts } from '../../prompts/index.ts'
import { mentions } from '../../text/index.ts'
import type { Reading } from '../reading.ts'

/**
 * The entries that hold a word as it is printed. Null where a reader could count otherwise: one entry holds the word only
 * in a prompt of ours.
 */
export function entriesWith(form: string, readings: readonly Reading[]): Reading[] | null {
  const holding = readings.filter(({ entry }) => mentions(entry.content, form))
  return holding.every(({ entry }) => mentions(withoutPrompts(entry.content), form)) ? holding : null
}
