import { mentionsThing, straightened, words } from '../../../text/index.ts'
import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { PairPromiseSlots } from './wording.ts'

/** A plan has a word of `MEANT` or a contraction; no word of `DENIED` comes before the thing in the later line. */
const MEANT = new Set('will going gonna gotta need have plan promised got must planning'.split(' '))
const MEANT_CONTRACTED = /^(?:i|we)'?ll$/u
const DENIED = new Set("not never didn't didnt haven't havent couldn't couldnt won't wont".split(' '))

export const recountPairPromise: Recount<PairPromiseSlots> = (receipt, journal) => {
  const [earlier, later] = [quotedLine(receipt, journal, 0), quotedLine(receipt, journal, 1)]
  const { word } = receipt.slots
  if (!earlier || !later || word === undefined || later.day <= earlier.day) return null
  if (!mentionsThing(earlier.text, word) || !mentionsThing(later.text, word)) return null
  const [meant, done] = [earlier.text, later.text].map((text) => words(straightened(text.toLowerCase())))
  if (!meant?.some((one) => MEANT.has(one) || MEANT_CONTRACTED.test(one))) return null
  const upToWord = done?.slice(0, done.indexOf(word.toLowerCase())) ?? []
  if (upToWord.some((one) => DENIED.has(one))) return null
  return { quote: earlier.text, date: earlier.day, laterQuote: later.text, later: later.day, word }
}
