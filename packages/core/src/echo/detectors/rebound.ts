import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import { clamp } from '../../statistics/index.ts'
import type { RatedDay } from '../journal.ts'
import type { RecordDetector } from '../types.ts'

/** From 14 rated days; three stretches or more, of which the last six count, none longer than ten days (A.2.6). */
const MIN_DAYS = 14
const MIN_STRETCHES = 3
const STRETCHES = 6
const LONGEST_DAYS = 10
/** Mood of a day at which a stretch begins, and at which it is over. */
const LOW_MOOD = 2
const OVER_MOOD = 3
const SALIENCE = { base: 0.35, perStretch: 0.06 }

/** How long low stretches in the ratings lasted. Never says how long another will. */
export const rebound: RecordDetector = {
  rule: 'rebound',
  type: 'rebound',
  label: 'After low stretches',
  claim: 'record',
  weight: 0.85,
  inGentleTimes: false,
  restDays: REST_DAYS.season,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const { days } = journal
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last || days.length < MIN_DAYS) return []
    const all = lowStretches(days)
    if (!all) return []
    const stretches = all.slice(-STRETCHES)
    const lengths = stretches.map(({ length }) => length)
    if (stretches.length < MIN_STRETCHES || Math.max(...lengths) > LONGEST_DAYS) return []
    return [
      {
        key: 'rebound',
        slots: { stretches: stretches.length, longest: Math.max(...lengths) },
        entries: stretches.flatMap((stretch) => stretch.entries),
        pointsAt: [],
        quotes: [],
        basedOn: days.reduce((sum, day) => sum + day.entries.length, 0),
        firstDay: first.day,
        lastDay: last.day,
        cover: stretches.length / days.length,
        strength: clamp(SALIENCE.base + SALIENCE.perStretch * stretches.length),
        statistic: { name: 'stretches', value: all.length },
      },
    ]
  },
}

/** Stretches from a low day to the first day that is over it, length in days. Null while one has not ended. */
function lowStretches(
  days: readonly RatedDay[],
): { start: number; length: number; entries: readonly string[] }[] | null {
  const stretches: { start: number; length: number; entries: readonly string[] }[] = []
  for (let i = 0; i < days.length; i++) {
    const start = days[i]
    if (!start || start.means.mood > LOW_MOOD) continue
    const over = days.findIndex((day, j) => j > i && day.means.mood >= OVER_MOOD)
    const end = days[over]
    if (!end) return null
    const entries = days.slice(i, over + 1).flatMap((day) => day.entries)
    stretches.push({ start: start.day, length: end.day - start.day, entries })
    i = over
  }
  return stretches
}
