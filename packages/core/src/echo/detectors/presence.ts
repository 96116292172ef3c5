import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import type { RecordDetector } from '../types.ts'

/** Days that are looked at, and those with an entry from which their count is worth a sentence. */
const DAYS = 30
const MIN_DAYS = 3
const STRENGTH = 0.2

/**
 * On how many days there is an entry: the one count that gentle times allow (echo-2 §1.3). Readers did not care
 * for it, and found it cold beside a hard day, so it only speaks where nothing else has spoken for long.
 */
export const presence: RecordDetector = {
  rule: 'presence',
  type: 'presence',
  label: 'Days you wrote',
  claim: 'record',
  weight: 0.4,
  inGentleTimes: true,
  onlyAfterSilence: true,
  restDays: REST_DAYS.presence,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const recent = journal.entries.filter(({ entry }) => !entry.historic && journal.today - entry.day < DAYS)
    const days = [...new Set(recent.map(({ entry }) => entry.day))]
    const [from, to] = [days[0], days.at(-1)]
    // An imported entry in between would make the count another.
    const isCountOfAll = journal.entries.every(
      ({ entry }) => from === undefined || entry.day < from || days.includes(entry.day),
    )
    if (from === undefined || to === undefined || days.length < MIN_DAYS || !isCountOfAll) return []
    return [
      {
        key: 'presence',
        slots: { days: days.length, from, to },
        entries: recent.map(({ entry }) => entry.id),
        pointsAt: [],
        quotes: [],
        basedOn: recent.length,
        firstDay: from,
        lastDay: to,
        cover: days.length / (to - from + 1),
        strength: STRENGTH,
        statistic: { name: 'days', value: days.length },
      },
    ]
  },
}
