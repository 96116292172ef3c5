import type { Recount } from '../../finding/rule.ts'
import { carriedSlots } from '../../recounting/lines.ts'
import { hasWord, isDark } from '../../recounting/words.ts'
import type { FirstLatestSlots } from './wording.ts'

export const recountFirstLatest: Recount<FirstLatestSlots> = (receipt, journal) => {
  const { word } = receipt.slots
  if (word === undefined) return null
  const naming = journal.entries.filter(hasWord(word))
  const [first, latest] = [naming[0], naming.at(-1)]
  if (!first || !latest || naming.some(isDark) || receipt.entries[0] !== first.entry.id) return null
  return { word, from: first.entry.day, to: latest.entry.day, ...carriedSlots(receipt, journal) }
}
