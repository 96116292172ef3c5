import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { lineFinding, OFFERED_LINES, standingLines } from '../../quoting/standing-line.ts'
import type { MirrorSlots } from './wording.ts'

/** The line is from one of the newest 24 entries of the last 21 days (docs/spec/numbers.md#rules). */
const DAYS = 21
const ENTRIES = 24
/** A line worth quoting: one sentence of the writer's own that makes sense alone. */
export const mirror: RecordDetector<'mirror', MirrorSlots> = {
  rule: 'mirror',
  type: 'mirror',
  label: 'A line of yours',
  claim: 'record',
  weight: 0.95,
  inGentleTimes: true,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.line,
  find(journal) {
    const recent = journal.quotable.filter(({ entry }) => journal.today - entry.day <= DAYS).slice(-ENTRIES)
    return standingLines(recent, journal)
      .slice(0, OFFERED_LINES)
      .map((line) => lineFinding(line, recent, {}))
  },
}
