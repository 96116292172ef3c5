import type { Recount } from '../../finding/rule.ts'
import { hasWord, isFormOf } from '../../recounting/words.ts'
import type { StoppedSlots } from './wording.ts'

/** Entries up to the last mention that are counted. */
const COUNTED = 30

export const recountStopped: Recount<StoppedSlots> = ({ slots: { word }, key }, journal) => {
  if (word === undefined || !isFormOf(word, key)) return null
  const last = journal.entries.findLastIndex(hasWord(word))
  const latest = journal.entries[last]
  if (!latest) return null
  const earlier = journal.entries.slice(Math.max(0, last + 1 - COUNTED), last + 1)
  const window = journal.entries.length - last - 1
  const before = earlier.filter(hasWord(word)).length
  return { word, latest: latest.entry.day, before, earlier: earlier.length, window }
}
