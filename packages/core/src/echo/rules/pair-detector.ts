import { fnv1a } from '../../random/index.ts'
import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import type { RecordDetector } from '../finding/rule.ts'
import type { Journal } from '../journal/journal.ts'
import type { Meeting } from '../pairing/meetings.ts'
import type { QuotableLine } from '../quoting/offered.ts'
import type { SlotsOf } from '../wording/slots.ts'
import { byWorth } from '../worth/finding-worth.ts'

/** Pairs offered, so that one whose wording fails its checks leaves room for the next. */
const OFFERED = 3

type PairSlots = SlotsOf<'quote' | 'date' | 'laterQuote' | 'later' | 'word'>

type PairDetector<Name extends `pair/${string}`> = Omit<RecordDetector<Name, PairSlots>, 'type'> & { type: 'pair' }

type Options<Name> = {
  rule: Name
  /** The pairs of a journal, best first. */
  pairs: (journal: Journal) => readonly Meeting<QuotableLine>[]
  /** The key of a finding, from the hashes of its two lines. */
  keyOf: (earlier: string, later: string) => string
}

/** A detector that shows two lines side by side. Such rules differ only in which lines belong together. */
export function pairDetector<Name extends `pair/${string}`>({ rule, pairs, keyOf }: Options<Name>): PairDetector<Name> {
  return {
    rule,
    type: 'pair',
    label: 'Something that came back',
    claim: 'record',
    weight: 1.9,
    inGentleTimes: false,
    restDays: REST_DAYS.once,
    restEchoes: REST_ECHOES.pair,
    find(journal) {
      return pairs(journal)
        .slice(0, OFFERED)
        .map((pair) => {
          const { from, to, shared, worth } = pair
          const [earlier, later] = [from.reading.entry, to.reading.entry]
          return {
            key: keyOf(hashOf(from), hashOf(to)),
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
}

function hashOf({ text }: QuotableLine): string {
  return `${fnv1a(text.toLowerCase())}`
}
