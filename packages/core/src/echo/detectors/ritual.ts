import { clamp } from '../../statistics/index.ts'
import type { RecordDetector } from '../types.ts'

/** The last 14 entries within 30 days; a two-hour window with 60% and six of them (design section A.2.5). */
const DAYS = 30
const ENTRIES = 14
const MIN_ENTRIES = 7
const WINDOW_HOURS = 2
const MIN_SHARE = 0.6
const MIN_TIMES = 6
/** Days on which that hour was kept: one long sitting makes no habit. */
const MIN_HOUR_DAYS = 5
/** What salience is below the share. */
const SALIENCE_BELOW_SHARE = 0.1

/** The hour these pages are opened at. */
export const ritual: RecordDetector = {
  rule: 'ritual',
  type: 'ritual',
  label: 'Your hour',
  claim: 'record',
  weight: 0.8,
  inHeavyPeriods: true,
  find(journal) {
    const recent = journal.entries
      .filter(({ entry }) => !entry.historic && journal.today - entry.day <= DAYS)
      .filter((reading) => reading.scan().crisis.length === 0)
      .map(({ entry }) => entry)
      .slice(-ENTRIES)
    const first = recent[0]
    if (!first || recent.length < MIN_ENTRIES) return []
    const within = (hour: number) => recent.filter((entry) => (entry.hour - hour + 24) % 24 < WINDOW_HOURS)
    const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, entries: within(hour) }))
    const best = hours.reduce((top, window) => (window.entries.length > top.entries.length ? window : top))
    const times = best.entries.length
    const share = times / recent.length
    const days = new Set(best.entries.map(({ day }) => day)).size
    if (share < MIN_SHARE || times < MIN_TIMES || days < MIN_HOUR_DAYS) return []
    return [
      {
        key: `hour ${best.hour}`,
        slots: { times, entries: recent.length, start: best.hour, end: (best.hour + WINDOW_HOURS) % 24 },
        entries: best.entries.map(({ id }) => id),
        pointsAt: [],
        quotes: [],
        basedOn: recent.length,
        firstDay: first.day,
        lastDay: recent.at(-1)?.day ?? first.day,
        cover: share,
        strength: clamp(share - SALIENCE_BELOW_SHARE),
        statistic: { name: 'share', value: share },
      },
    ]
  },
}
