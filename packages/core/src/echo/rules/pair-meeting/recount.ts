import { withoutPrompts } from '../../../prompts/index.ts'
import { mentionsThing } from '../../../text/index.ts'
import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import { entryNamed } from '../../recounting/words.ts'
import type { PairMeetingSlots } from './wording.ts'

export const recountPairMeeting: Recount<PairMeetingSlots> = (receipt, journal) => {
  const [quoted, newest] = [quotedLine(receipt, journal), entryNamed(receipt.entries[1], journal)]
  const { word } = receipt.slots
  if (!quoted || !newest || word === undefined || newest.entry.day <= quoted.day) return null
  if (!mentionsThing(quoted.text, word) || !mentionsThing(withoutPrompts(newest.entry.content), word)) return null
  return { quote: quoted.text, date: quoted.day, word, later: newest.entry.day }
}
