import { fnv1a } from '../../../random/index.ts'
import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { byWorth } from '../../worth/finding-worth.ts'
import { metLines } from '../../pairing/meetings.ts'
import type { PairMeetingSlots } from './wording.ts'

const OFFERED = 3

/** An older line about a thing that one of the newest entries names again. */
export const pairMeeting: RecordDetector<'pair/meeting', PairMeetingSlots> = {
  rule: 'pair/meeting',
  type: 'pair',
  label: 'Something that came back',
  claim: 'record',
  weight: 1.4,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.pair,
  find(journal) {
    return metLines(journal)
      .slice(0, OFFERED)
      .map((meeting) => {
        const { from, to, shared, worth } = meeting
        const earlier = from.reading.entry
        return {
          key: `line ${fnv1a(from.text.toLowerCase())}`,
          slots: { quote: from.text, date: earlier.day, word: shared[0], later: to.entry.day },
          entries: [earlier.id, to.entry.id],
          pointsAt: [earlier.id, to.entry.id],
          quotes: [from.quote],
          quoteTones: from.tones,
          basedOn: 2,
          firstDay: earlier.day,
          lastDay: to.entry.day,
          cover: 1,
          ...byWorth(worth),
        }
      })
  },
}
