import { REST_DAYS, REST_ECHOES, SILENCE_DAYS } from '../../constants.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import type { PresenceSlots } from './wording.ts'

/** The number of days that are examined, and the fewest days with an entry that an Echo may count. */
const DAYS = 30
const MIN_DAYS = 3
const STRENGTH = 0.2

/**
 * The number of days with an entry: the one count that gentle times allow (docs/spec/rules.md#safety). Readers did not
 * care for it, and found it cold next to a hard day, so it is used only after a long time without an Echo.
 */
export const presence: RecordDetector<'presence', PresenceSlots> = {
  rule: 'presence',
  type: 'presence',
  label: 'Days you wrote',
  claim: 'record',
  weight: 0.4,
  inGentleTimes: true,
  afterSilence: SILENCE_DAYS.count,
  restDays: REST_DAYS.presence,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const recent = journal.entries.filter(({ entry }) => !entry.historic && journal.today - entry.day < DAYS)
    const days = [...new Set(recent.map(({ entry }) => entry.day))]
    const [from, to] = [days[0], days.at(-1)]
    // An imported entry in between would change the count.
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
