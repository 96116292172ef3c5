import { fnv1a } from '../../../random/index.ts'
import { clamp } from '../../../statistics/index.ts'
import { contentFrequencies, words } from '../../../text/index.ts'
import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { countNames } from '../../quoting/count-names.ts'
import type { QuotableLine } from '../../quoting/offered.ts'
import { quotableLines } from '../../quoting/quotable.ts'
import { documentCounts } from '../../subjects/rarity.ts'
import type { LastingQuestionSlots } from './wording.ts'

/** Two questions at least 30 days apart with two words in common, rare enough together (docs/spec/numbers.md#rules). */
const LIMITS = { minWords: 5, maxWords: 22, maxLength: 120 }
const MIN_DAYS = 30
const MIN_SHARED = 2
const MIN_SCORE = 1.4
const FULL_SCORE = 3
const OFFERED = 3

type Asked = { line: QuotableLine; keys: readonly string[] }

/** Two questions about the same, with time between them. */
export const lastingQuestion: RecordDetector<'lasting_question', LastingQuestionSlots> = {
  rule: 'lasting_question',
  type: 'lasting_question',
  label: 'A question that comes back',
  claim: 'record',
  weight: 1,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.pair,
  find(journal) {
    const asked = quotableLines(journal.worded, journal, LIMITS, { isSought: (text) => text.endsWith('?') })
      .filter(({ text }) => text.endsWith('?') && countNames(text) === 0 && !/[.!?]\s/u.test(text))
      .map((line): Asked => ({ line, keys: [...contentFrequencies(words(line.text)).keys()] }))
    const counts = documentCounts(journal.worded)
    const entries = journal.worded.length
    const rarity = (key: string) =>
      Math.log((entries + 1) / Math.max(2, counts.get(key) ?? 0)) / Math.log((entries + 1) / 2)
    return asked
      .flatMap((from, i) => asked.slice(i + 1).flatMap((to) => paired(from, to, rarity) ?? []))
      .toSorted((a, b) => b.score - a.score || a.from.reading.entry.day - b.from.reading.entry.day)
      .slice(0, OFFERED)
      .map(({ from, to, score }) => {
        const [earlier, later] = [from.reading.entry, to.reading.entry]
        return {
          key: `questions ${fnv1a(from.text.toLowerCase())} ${fnv1a(to.text.toLowerCase())}`,
          slots: { quote: from.text, date: earlier.day, laterQuote: to.text, later: later.day },
          entries: [earlier.id, later.id],
          pointsAt: [earlier.id, later.id],
          quotes: [from.quote, to.quote],
          quoteTones: from.tones.filter((tone) => to.tones.includes(tone)),
          basedOn: 2,
          firstDay: earlier.day,
          lastDay: later.day,
          cover: 1,
          strength: clamp(score / FULL_SCORE),
          statistic: { name: 'question_score', value: score },
        }
      })
  },
}

function paired(from: Asked, to: Asked, rarity: (key: string) => number) {
  if (to.line.reading.entry.day - from.line.reading.entry.day < MIN_DAYS) return null
  const shared = from.keys.filter((key) => to.keys.includes(key))
  const score = shared.reduce((sum, key) => sum + rarity(key), 0)
  return shared.length >= MIN_SHARED && score >= MIN_SCORE ? { from: from.line, to: to.line, score } : null
}
