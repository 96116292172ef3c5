import type { Recount } from '../../finding/rule.ts'
import { carriedSlots } from '../../recounting/lines.ts'
import { hasWord, isDark, isFormOf } from '../../recounting/words.ts'
import type { SurgeSlots } from './wording.ts'

export const recountSurge: Recount<SurgeSlots> = (receipt, journal) => {
  const { word, window } = receipt.slots
  if (word === undefined || window === undefined) return null
  const isOfKey = ['short', 'long'].some((scale) => isFormOf(word, receipt.key, `@${scale}`))
  const recent = journal.entries.slice(-window)
  const earlier = journal.entries.slice(0, -window)
  if (!isOfKey || recent.some(isDark)) return null
  const isHeld = hasWord(word)
  return {
    word,
    recent: recent.filter(isHeld).length,
    window: recent.length,
    before: earlier.filter(isHeld).length,
    earlier: earlier.length,
    ...carriedSlots(receipt, journal),
  }
}
