import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import type { RecordDetector } from '../types.ts'
import { lineFinding, standingLines } from '../quoting/standing-line.ts'

/** Where a line is looked for: the last sixteen entries within 21 days, a few days old (design section A.2.1). */
const DAYS = 21
const ENTRIES = 16
/** What a day of age takes off the score. */
const AGE_PER_DAY = 0.02

/** A line worth handing back: one sentence of the writer's own, chosen for standing well alone. */
export const mirror: RecordDetector = {
  rule: 'mirror',
  type: 'mirror',
  label: 'A line of yours',
  claim: 'record',
  weight: 0.95,
  inGentleTimes: true,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.line,
  find(journal) {
    const recent = journal.worded.filter(({ entry }) => journal.today - entry.day <= DAYS).slice(-ENTRIES)
    const age = (day: number) => AGE_PER_DAY * (journal.today - day)
    const [best] = standingLines(recent, journal, age)
    if (!best) return []
    return [lineFinding(best, recent, {})]
  },
}
