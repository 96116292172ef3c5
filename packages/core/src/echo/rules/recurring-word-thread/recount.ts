import type { Recount } from '../../finding/rule.ts'
import { carriedSlots } from '../../recounting/lines.ts'
import { hasWord, isDark, isFormOf } from '../../recounting/words.ts'
import type { ThreadSlots } from './wording.ts'

/** Newest entries in which the word is counted (docs/spec/numbers.md#rules). */
const WINDOW = 9

export const recountThread: Recount<ThreadSlots> = (receipt, journal) => {
  const { word } = receipt.slots
  const recent = journal.entries.slice(-WINDOW)
  if (word === undefined || !isFormOf(word, receipt.key) || recent.some(isDark)) return null
  const withWord = recent.filter(hasWord(word))
  return {
    word,
    recent: withWord.length,
    window: recent.length,
    latest: Math.max(...withWord.map(({ entry }) => entry.day)),
    ...carriedSlots(receipt, journal),
  }
}
