import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import type { RecordDetector } from '../types.ts'
import { lineFinding, standingLines } from '../quoting/standing-line.ts'

/** Where a line is looked for: the last 24 entries within 21 days, a few days old (design section A.2.1 has sixteen). */
const DAYS = 21
const ENTRIES = 24
/** Younger lines than this repeat more than they echo: what each day takes off the score. */
const RIPE_DAYS = 10
const UNRIPE_PER_DAY = 0.06

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
    const unripe = (day: number) => UNRIPE_PER_DAY * Math.max(0, RIPE_DAYS - (journal.today - day))
    const [best] = standingLines(recent, journal, unripe)
    if (!best) return []
    return [lineFinding(best, recent, {})]
  },
}
