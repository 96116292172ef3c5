import { clamp } from '../../statistics/index.ts'
import { COMMON_WORDS, isSubjectWord, surfaceForm } from '../../text/index.ts'
import type { RecordDetector } from '../types.ts'
import { isDarkWord } from './dark-word.ts'
import { documentCounts } from './rarity.ts'

/** In four and 40% of the last nine entries, from seven entries on (design section A.2.8). */
const WINDOW = 9
const MIN_ENTRIES = 7
const MIN_TIMES = 4
const MIN_SHARE = 0.4
/** With so many earlier entries, ln(rate now / rate before) must reach this … */
const EARLIER_ENTRIES = 8
const MIN_LIFT = 0.7
/** … with fewer, the word must not be among so many of the commonest. */
const COMMONEST = 300
/** Rate before, taken where there is no earlier entry. */
const UNKNOWN_RATE = 0.15
const LIFT_WEIGHT = 0.35
const MAX_LIFT = 2
const SALIENCE_PER_SCORE = 0.6
/** Added to a count of entries, so that a word never seen has a rate. */
const CONTINUITY = 0.5

const commonest = new Set(COMMON_WORDS.slice(0, COMMONEST))

/** One word that runs through the newest entries. */
export const recurringWordThread: RecordDetector = {
  rule: 'recurring_word/thread',
  type: 'recurring_word',
  label: 'A word that keeps returning',
  claim: 'record',
  weight: 0.95,
  inHeavyPeriods: true,
  find(journal) {
    const recent = journal.worded.slice(-WINDOW)
    const earlier = journal.worded.slice(0, -WINDOW)
    const first = recent[0]
    if (!first || recent.length < MIN_ENTRIES) return []
    const before = documentCounts(earlier)
    const [best] = [...documentCounts(recent)]
      .filter(([key, times]) => times >= MIN_TIMES && times / recent.length >= MIN_SHARE && isSubjectWord(key))
      .filter(([key]) => !isDarkWord(key, journal.lexicon))
      .map(([key, times]) => {
        const rate = earlier.length > 0 ? ((before.get(key) ?? 0) + CONTINUITY) / (earlier.length + 1) : UNKNOWN_RATE
        const lift = Math.log(times / recent.length / rate)
        return { key, times, lift, score: times / recent.length + LIFT_WEIGHT * clamp(lift, 0, MAX_LIFT) }
      })
      .filter(({ key, lift }) => (earlier.length >= EARLIER_ENTRIES ? lift >= MIN_LIFT : !commonest.has(key)))
      .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    if (!best) return []
    const holding = recent.filter((reading) => reading.frequencies().has(best.key))
    const word = surfaceForm(
      best.key,
      holding.map(({ entry }) => entry.content),
    )
    if (word === null) return []
    return [
      {
        key: best.key,
        slots: { word, recent: best.times, window: recent.length },
        entries: holding.map(({ entry }) => entry.id),
        pointsAt: [],
        quotes: [],
        basedOn: recent.length,
        firstDay: first.entry.day,
        lastDay: recent.at(-1)?.entry.day ?? first.entry.day,
        cover: best.times / recent.length,
        strength: clamp(SALIENCE_PER_SCORE * best.score),
        isName: word !== word.toLowerCase(),
        statistic: { name: 'lift', value: best.lift, before: before.get(best.key) ?? 0, earlier: earlier.length },
      },
    ]
  },
}
