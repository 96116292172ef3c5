import { mentionsThing } from '../../../text/index.ts'
import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { PairRhymeSlots } from './wording.ts'

export const recountPairRhyme: Recount<PairRhymeSlots> = (receipt, journal) => {
  const [earlier, later] = [quotedLine(receipt, journal, 0), quotedLine(receipt, journal, 1)]
  const { word } = receipt.slots
  if (!earlier || !later || word === undefined || later.day <= earlier.day) return null
  if (!mentionsThing(earlier.text, word) || !mentionsThing(later.text, word)) return null
  return { quote: earlier.text, date: earlier.day, laterQuote: later.text, later: later.day, word }
}
