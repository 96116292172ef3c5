import { fnv1a } from '../../random/index.ts'
import type { RecordDetector } from '../types.ts'
import { lineSalience, standingLines } from './standing-line.ts'

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
    const first = older[0]
    if (!best || !first) return []
    const { id, day } = best.line.reading.entry
    return [
      {
        key: `line ${fnv1a(best.line.text.toLowerCase())}`,
        slots: { quote: best.line.text, date: day, days: age(day) },
        entries: [id],
        pointsAt: [id],
        quotes: [best.line.quote],
        basedOn: older.length,
        firstDay: first.entry.day,
        lastDay: older.at(-1)?.entry.day ?? day,
        cover: 1 / older.length,
        strength: lineSalience(best.score),
        statistic: { name: 'line_score', value: best.score },
      },
    ]
  },
}
