import { journalOf, orderedReadings, type Bars, type EchoEntry, type Journal } from '../echo/index.ts'
import type { Lexicon, WordVectors } from '../text/index.ts'
import { periodBefore, type Period } from './period.ts'
import type { View } from './rule.ts'

/** The journal around a period, divided as the rules of letters need it. */
export function viewOf(
  period: Period,
  entries: readonly EchoEntry[],
  today: number,
  { lexicon, vectors, bars }: { lexicon: Lexicon; vectors: WordVectors | null; bars: Bars },
): View {
  const readings = orderedReadings(entries, today, lexicon)
  const journal = journalOf(readings, { today, lexicon, vectors, bars })
  const before = periodBefore(period)
  const until = readings.filter(({ entry }) => entry.day <= period.last)
  return {
    period,
    journal,
    past: journalOf(until, { today: period.last, lexicon, vectors, bars }),
    own: until.filter(({ entry }) => entry.day >= period.first),
    previous: readings.filter(({ entry }) => entry.day >= before.first && entry.day <= before.last),
    earlier: readings.filter(({ entry }) => entry.day < period.first),
  }
}

/**
 * The entries of the journal up to an earlier day. What may be quoted still depends on the present, and on the entries
 * of the following day.
 * @param day the last local day whose entries are in it
 * @param today the local day on which it is looked at
 */
export function asOfDay(journal: Journal, day: number, today: number): Journal {
  const known = journal.entries.filter(({ entry }) => entry.day <= day)
  const ids = new Set(known.map(({ entry }) => entry.id))
  return {
    today,
    lexicon: journal.lexicon,
    vectors: journal.vectors,
    state: journal.state,
    style: journal.style,
    levelNear: journal.levelNear,
    isCalmTime: journal.isCalmTime,
    told: journal.told,
    bars: journal.bars,
    entries: known,
    worded: journal.worded.filter(({ entry }) => ids.has(entry.id)),
    language: journal.language,
    quotable: journal.quotable.filter(({ entry }) => ids.has(entry.id)),
    rated: journal.rated.filter(({ id }) => ids.has(id)),
    days: journal.days.filter((rated) => rated.day <= day),
  }
}
