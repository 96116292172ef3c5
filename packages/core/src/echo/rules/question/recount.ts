import type { Recount } from '../../finding/rule.ts'
import { quotedLine } from '../../recounting/lines.ts'
import type { QuestionSlots } from './wording.ts'

/**
 * The newest entries and days in which questions are counted, and the fewest entries and questions of a count
 * (docs/spec/numbers.md#rules).
 */
const WINDOW = { entries: 10, days: 14, least: 3, questions: 2 }

export const recountQuestion: Recount<QuestionSlots> = (receipt, journal) => {
  const quoted = quotedLine(receipt, journal)
  if (!quoted?.text.endsWith('?')) return null
  const { entries, days, least, questions } = WINDOW
  const texts = journal.entries.filter(({ entry }) => entry.day >= journal.today - days).slice(-entries)
  const count = texts.reduce((sum, { entry }) => sum + entry.content.split(/\?+/u).length - 1, 0)
  const isCounted = receipt.slots.questions !== undefined
  if (isCounted && (texts.length < least || count < questions)) return null
  return { quote: quoted.text, date: quoted.day, ...(isCounted ? { questions: count, entries: texts.length } : {}) }
}
