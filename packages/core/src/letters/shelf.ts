import { orderedReadings, type EchoEntry } from '../echo/index.ts'
import { isEnglish, LANGUAGE_ENTRIES, type Lexicon } from '../text/index.ts'
import { LIMITS, LISTED_MAX } from './constants.ts'
import { safetyState } from '../safety/index.ts'
import { isDelivered } from './delivery.ts'
import { LETTER_KINDS, lastFinished, periodBefore, type Period } from './period.ts'

/** The letters available now; none while the state is not open. */
export type Shelf = { isOpen: boolean; periods: readonly Period[] }

/**
 * The finished periods with a letter, newest first, weeks before months and years. They have enough entries, and their
 * letter is not held back for good or until calmer days (docs/spec/rules.md#letters).
 * @param entries in any order
 * @param today ordinal local day
 */
export function shelfOf(entries: readonly EchoEntry[], today: number, lexicon: Lexicon): Shelf {
  const readings = orderedReadings(entries, today, lexicon)
  const english = isEnglish(readings.slice(-LANGUAGE_ENTRIES).map((reading) => reading.englishShare()))
  const deciding = readings.map((reading) => ({
    day: reading.entry.day,
    mood: reading.entry.mood,
    sentiment: english ? reading.sentiment() : null,
    level: reading.scan().level,
  }))
  if (safetyState(deciding, today) !== 'open') return { isOpen: false, periods: [] }
  const oldest = readings[0]?.entry.day ?? today
  const all = LETTER_KINDS.flatMap((kind) => {
    const periods: Period[] = []
    for (let period = lastFinished(kind, today); period.last >= oldest; period = periodBefore(period)) {
      if (periods.length === LISTED_MAX[kind]) break
      if (isFull(period, deciding) && isDelivered(period, deciding, today)) periods.push(period)
    }
    return periods
  })
  return { isOpen: true, periods: all }
}

/** True for a period with the fewest entries and days of its kind. */
export function isFull({ kind, first, last }: Period, entries: readonly { day: number }[]): boolean {
  const days = entries.map(({ day }) => day).filter((day) => day >= first && day <= last)
  if (days.length < LIMITS[kind].entries) return false
  const span = kind === 'year' ? Math.max(...days) - Math.min(...days) + 1 : new Set(days).size
  return span >= LIMITS[kind].days
}
