import { LOOK_BACK_DAYS, REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { lineFinding, OFFERED_LINES, standingLines } from '../../quoting/standing-line.ts'
import type { LookBackSlots } from './wording.ts'

/** A line from entries of some weeks ago. */
export const lookBack: RecordDetector<'look_back', LookBackSlots> = {
  rule: 'look_back',
  type: 'look_back',
  label: 'A line from further back',
  claim: 'record',
  leastTier: 'premium',
  // Its evidence is never new, which lowers its score next to every other rule.
  weight: 1.2,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.line,
  find(journal) {
    const age = (day: number) => journal.today - day
    const older = journal.quotable.filter(
      ({ entry }) => age(entry.day) >= LOOK_BACK_DAYS.from && age(entry.day) <= LOOK_BACK_DAYS.to,
    )
    return standingLines(older, journal)
      .slice(0, OFFERED_LINES)
      .map((line) => lineFinding(line, older, { days: age(line.line.reading.entry.day) }))
  },
}
