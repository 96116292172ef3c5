import { lemma, mentionsThing, words } from '../../../text/index.ts'
import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { PairQuestionSlots } from './wording.ts'

/** Words of three letters or more that the two lines have in common, and the days between them. */
const LEAST = { words: 2, letters: 3, days: 3 }

export const recountPairQuestion: Recount<PairQuestionSlots> = (receipt, journal) => {
  const [asked, later] = [quotedLine(receipt, journal, 0), quotedLine(receipt, journal, 1)]
  const { word } = receipt.slots
  if (!asked || !later || word === undefined || later.day - asked.day < LEAST.days) return null
  if (!asked.text.endsWith('?') || later.text.includes('?')) return null
  if (!mentionsThing(asked.text, word) || !mentionsThing(later.text, word)) return null
  const own = new Set(words(asked.text).map(lemma))
  const common = new Set(words(later.text).map(lemma))
  if ([...common].filter((one) => one.length >= LEAST.letters && own.has(one)).length < LEAST.words) return null
  return { quote: asked.text, date: asked.day, laterQuote: later.text, later: later.day, word }
}
