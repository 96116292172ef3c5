import type { RecordDetector } from '../types.ts'
import { lineFinding, standingLines } from './standing-line.ts'

/** Where a line is looked for: the last ten entries within 21 days (design section A.2.1). */
const DAYS = 21
const ENTRIES = 10
/** What a day of age takes off the score. */
const AGE_PER_DAY = 0.02

/** A line worth handing back: one sentence of the writer's own, chosen for standing well alone. */
export const mirror: RecordDetector = {
  rule: 'mirror',
  type: 'mirror',
  label: 'A line of yours',
  claim: 'record',
  weight: 0.95,
  inHeavyPeriods: true,
  find(journal) {
    const recent = journal.worded.filter(({ entry }) => journal.today - entry.day <= DAYS).slice(-ENTRIES)
    const age = (day: number) => AGE_PER_DAY * (journal.today - day)
    const [best] = standingLines(recent, journal, age)
    if (!best) return []
    const { day } = best.line.reading.entry
    return [lineFinding(best, recent, { when: day })]
  },
}
