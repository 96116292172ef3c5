import { fnv1a } from '../../../random/index.ts'
import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { byWorth } from '../../worth/finding-worth.ts'
import { questionPairs } from '../../pairing/question-pairs.ts'
import type { PairQuestionSlots } from './wording.ts'

/** Pairs offered, so that one whose wording fails its checks leaves room for the next. */
const OFFERED = 3

/** A question of the writer, and a later line that touches it. */
export const pairQuestion: RecordDetector<'pair/question', PairQuestionSlots> = {
  rule: 'pair/question',
  type: 'pair',
  label: 'Something that came back',
  claim: 'record',
  weight: 1.9,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.pair,
  find(journal) {
    return questionPairs(journal)
      .slice(0, OFFERED)
      .map((pair) => {
        const { from, to, shared, worth } = pair
        const [earlier, later] = [from.reading.entry, to.reading.entry]
        return {
          key: `asked ${fnv1a(from.text.toLowerCase())}`,
          slots: { quote: from.text, date: earlier.day, laterQuote: to.text, later: later.day, word: shared[0] },
          entries: [earlier.id, later.id],
          pointsAt: [earlier.id, later.id],
          quotes: [from.quote, to.quote],
          quoteTones: from.tones.filter((tone) => to.tones.includes(tone)),
          basedOn: 2,
          firstDay: earlier.day,
          lastDay: later.day,
          cover: 1,
          ...byWorth(worth),
        }
      })
  },
}
