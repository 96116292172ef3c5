import { withoutPrompts } from '../../prompts/index.ts'
import { mentions } from '../../text/index.ts'
import type { Reading } from '../journal/reading.ts'

/**
 * The entries with a word in its printed form. Null when a reader could count differently: one entry has the word only
 * in a Soundings prompt.
 */
export function entriesWith(form: string, readings: readonly Reading[]): Reading[] | null {
  const holding = readings.filter(({ entry }) => mentions(entry.content, form))
  return holding.every(({ entry }) => mentions(withoutPrompts(entry.content), form)) ? holding : null
}
