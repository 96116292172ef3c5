import { fnv1a } from '../../random/index.ts'
import { clamp } from '../../statistics/index.ts'
import { isQuestion, words } from '../../text/index.ts'
import type { RecordDetector } from '../types.ts'
import { countNames, quotableSentences } from './quotable.ts'

/** The last ten entries within 14 days, with two questions or more (design section A.2.2). */
const DAYS = 14
const ENTRIES = 10
const MIN_QUESTIONS = 2
/** Entries below which a count of them says nothing. */
const MIN_ENTRIES = 3
const LIMITS = { minWords: 4, maxWords: 22, maxLength: 120 }
/** Words from which a question can be understood alone; a shorter one is taken only where there is no other. */
const FULL_WORDS = 6
const SALIENCE_BASE = 0.35
const SALIENCE_PER_QUESTION = 0.05

/** Questions the writer left open, one of them in full. */
export const question: RecordDetector = {
  rule: 'question',
  type: 'question',
  label: 'Questions',
  claim: 'record',
  weight: 0.85,
  inHeavyPeriods: true,
  find(journal) {
    const recent = journal.worded.filter(({ entry }) => journal.today - entry.day <= DAYS).slice(-ENTRIES)
    const asking = recent.filter((reading) => reading.sentences().some(({ text }) => isQuestion(text)))
    const questions = asking.flatMap((reading) => reading.sentences().filter(({ text }) => isQuestion(text))).length
    const own = quotableSentences(asking, journal, LIMITS).filter(
      ({ text }) => text.endsWith('?') && /\b(?:i|me|my|we|us|our)\b/iu.test(text) && countNames(text) === 0,
    )
    const latest = own.findLast(({ text }) => words(text).length >= FULL_WORDS) ?? own.at(-1)
    const first = recent[0]
    if (!latest || !first || recent.length < MIN_ENTRIES || questions < MIN_QUESTIONS) return []
    return [
      {
        key: `question ${fnv1a(latest.text.toLowerCase())}`,
        slots: { questions, asking: asking.length, entries: recent.length, quote: latest.text },
        entries: asking.map(({ entry }) => entry.id),
        pointsAt: [latest.reading.entry.id],
        quotes: [latest.quote],
        basedOn: recent.length,
        firstDay: first.entry.day,
        lastDay: recent.at(-1)?.entry.day ?? first.entry.day,
        cover: asking.length / recent.length,
        strength: clamp(SALIENCE_BASE + SALIENCE_PER_QUESTION * questions),
        statistic: { name: 'questions', value: questions },
      },
    ]
  },
}
