import { mentionsThing } from '../../../text/index.ts'
import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { PairSeriesSlots } from './wording.ts'

export const recountPairSeries: Recount<PairSeriesSlots> = (receipt, journal) => {
  const [first, second, third] = [0, 1, 2].map((index) => quotedLine(receipt, journal, index))
  const { word } = receipt.slots
  if (!first || !second || !third || word === undefined) return null
  if (second.day <= first.day || third.day <= second.day) return null
  if (![first, second, third].every(({ text }) => mentionsThing(text, word))) return null
  return {
    quote: first.text,
    date: first.day,
    laterQuote: second.text,
    later: second.day,
    latestQuote: third.text,
    latest: third.day,
    word,
  }
}
