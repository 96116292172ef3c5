import { LOOK_BACK_DAYS } from '../../constants.ts'
import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { LookBackSlots } from './wording.ts'

export const recountLookBack: Recount<LookBackSlots> = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  if (!quoted) return null
  const days = receipt.day - quoted.day
  if (days < LOOK_BACK_DAYS.from || days > LOOK_BACK_DAYS.to) return null
  return { quote: quoted.text, date: quoted.day, days }
}
