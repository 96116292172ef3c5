import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import { clamp, median } from '../../../statistics/index.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import type { ReturnGapSlots } from './wording.ts'

/**
 * A gap of at least two weeks and four times the usual gap, ended at most five days ago by one of the last three
 * entries (docs/spec/numbers.md#rules). With gaps of a week, readers felt watched.
 */
const MIN_ENTRIES = 8
const MIN_GAP_DAYS = 14
const USUAL_GAPS = 4
const NEWEST = 3
const ENDED_WITHIN_DAYS = 5
/** The salience of the shortest gap, and the amount that each doubling adds. */
const SALIENCE = { shortest: 0.5, perDoubling: 0.1 }

/** The lowest mood allowed in the entries since the return. */
const GOOD_MOOD = 4

/** The share of the entries around a gap that are next to it. */
const COVER = 0.5

/** Detects a gap without entries and the return after it. */
export const returnGap: RecordDetector<'return_gap', ReturnGapSlots> = {
  rule: 'return_gap',
  type: 'return_gap',
  label: 'A silence and a return',
  claim: 'record',
  weight: 1.05,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const written = journal.entries.map(({ entry }) => entry).filter((entry) => !entry.historic)
    if (written.length < MIN_ENTRIES) return []
    const steps = written.slice(1).map((entry, i) => entry.day - (written[i]?.day ?? entry.day))
    const usual = Math.max(1, median(steps.filter((step) => step > 0)))
    for (let i = written.length - 1; i >= written.length - NEWEST; i--) {
      const [from, to] = [written[i - 1], written[i]]
      if (!from || !to) continue
      const span = to.day - from.day
      if (span < Math.max(MIN_GAP_DAYS, USUAL_GAPS * usual) || journal.today - to.day > ENDED_WITHIN_DAYS) continue
      // An imported entry in between would disprove the gap.
      if (journal.entries.some(({ entry }) => entry.day > from.day && entry.day < to.day)) continue
      // Illness or grief may have been the reason: only a return to good days becomes an Echo.
      const since = journal.entries.filter(({ entry }) => entry.day >= to.day)
      if (since.some((reading) => (reading.entry.mood ?? 0) < GOOD_MOOD || reading.scan().level !== 'none')) continue
      return [
        {
          key: `return ${to.id}`,
          slots: { gap: span - 1, span, from: from.day, to: to.day },
          entries: [from.id, to.id],
          pointsAt: [from.id, to.id],
          quotes: [],
          basedOn: written.length - i + 1,
          firstDay: from.day,
          lastDay: written.at(-1)?.day ?? to.day,
          cover: COVER,
          strength: clamp(SALIENCE.shortest + SALIENCE.perDoubling * Math.log2(span / MIN_GAP_DAYS)),
          statistic: { name: 'span_days', value: span, usual_gap: usual },
        },
      ]
    }
    return []
  },
}
