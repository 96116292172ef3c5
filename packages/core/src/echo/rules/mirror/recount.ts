import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { MirrorSlots } from './wording.ts'

export const recountMirror: Recount<MirrorSlots> = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  return quoted && { quote: quoted.text, date: quoted.day }
}
