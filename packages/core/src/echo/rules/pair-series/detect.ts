import { fnv1a } from '../../../random/index.ts'
import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { lineSeries } from '../../pairing/series.ts'
import { byWorth } from '../../worth/finding-worth.ts'
import type { PairSeriesSlots } from './wording.ts'

const OFFERED = 2

/** Three lines from different days about the same thing. */
export const pairSeries: RecordDetector<'pair/series', PairSeriesSlots> = {
  rule: 'pair/series',
  type: 'pair',
  label: 'Something that came back',
  claim: 'record',
  weight: 1.9,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.pair,
  find(journal) {
    return lineSeries(journal)
      .slice(0, OFFERED)
      .map(({ lines, thing, worth }) => {
        const [first, second, third] = lines
        const [date, later, latest] = [first.reading.entry.day, second.reading.entry.day, third.reading.entry.day]
        const entries = lines.map(({ reading }) => reading.entry.id)
        return {
          key: `lines ${lines.map(({ text }) => fnv1a(text.toLowerCase())).join(' ')}`,
          slots: {
            quote: first.text,
            date,
            laterQuote: second.text,
            later,
            latestQuote: third.text,
            latest,
            word: thing,
          },
          entries,
          pointsAt: entries,
          quotes: lines.map(({ quote }) => quote),
          quoteTones: first.tones.filter((tone) => lines.every(({ tones }) => tones.includes(tone))),
          basedOn: 3,
          firstDay: date,
          lastDay: latest,
          cover: 1,
          ...byWorth(worth),
        }
      })
  },
}
