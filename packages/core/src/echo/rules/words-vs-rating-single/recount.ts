import type { Recount } from '../../finding/rule.ts'
import { entryNamed, hasWord, isDark } from '../../recounting/words.ts'
import type { WordsVsRatingSlots } from './wording.ts'

export const recountWordsVsRating: Recount<WordsVsRatingSlots> = (receipt, journal) => {
  const reading = entryNamed(receipt.entries[0], journal)
  const mood = reading?.entry.mood
  const { first, second } = receipt.slots
  if (!reading || mood === null || mood === undefined || isDark(reading)) return null
  if (first === undefined || second === undefined) return null
  if (!hasWord(first)(reading) || !hasWord(second)(reading)) return null
  return { rating: mood, date: reading.entry.day, first, second }
}
