import type { RecordDetector } from '../types.ts'
import { lineFinding, standingLines } from './standing-line.ts'

/** Days since a page was written: those before them belong to `mirror`, and none further back is opened. */
const LOOK_BACK = { from: 22, to: 90 } as const

/** A line from the pages of up to ninety days ago, which nobody turns to any more. */
export const lookBack: RecordDetector = {
  rule: 'look_back',
  type: 'look_back',
  label: 'A line from further back',
  claim: 'record',
  leastTier: 'premium',
  // Its evidence is never new, which weighs against it beside everything else.
  weight: 1.2,
  inHeavyPeriods: false,
  find(journal) {
    const age = (day: number) => journal.today - day
    const older = journal.worded.filter(
      ({ entry }) => age(entry.day) >= LOOK_BACK.from && age(entry.day) <= LOOK_BACK.to,
    )
    const [best] = standingLines(older, journal)
    if (!best) return []
    const { day } = best.line.reading.entry
    return [lineFinding(best, older, { days: age(day) })]
  },
}
