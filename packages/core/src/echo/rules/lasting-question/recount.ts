import { lemma, words } from '../../../text/index.ts'
import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { LastingQuestionSlots } from './wording.ts'

/** Days between the two questions, and words that they have in common. */
const LEAST = { days: 30, words: 2 }
const LETTERS = 3

export const recountLastingQuestion: Recount<LastingQuestionSlots> = (receipt, journal) => {
  const [first, second] = [quotedLine(receipt, journal, 0), quotedLine(receipt, journal, 1)]
  if (!first?.text.endsWith('?') || !second?.text.endsWith('?') || second.day - first.day < LEAST.days) return null
  const own = new Set(words(first.text).map(lemma))
  const common = new Set(
    words(second.text)
      .map(lemma)
      .filter((word) => word.length >= LETTERS && own.has(word)),
  )
  if (common.size < LEAST.words) return null
  return { quote: first.text, date: first.day, laterQuote: second.text, later: second.day }
}
