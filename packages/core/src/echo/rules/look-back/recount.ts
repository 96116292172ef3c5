import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { LookBackSlots } from './wording.ts'

/** Age of the entries that the rule reads, in days. */
const AGE = { least: 22, most: 90 }

export const recountLookBack: Recount<LookBackSlots> = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  if (!quoted) return null
  const days = receipt.day - quoted.day
  if (days < AGE.least || days > AGE.most) return null
  return { quote: quoted.text, date: quoted.day, days }
}
