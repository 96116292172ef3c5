import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import { fnv1a } from '../../../random/index.ts'
import { clamp } from '../../../statistics/index.ts'
import { atLeast } from '../../../safety/index.ts'
import { withoutPrompts } from '../../../prompts/index.ts'
import { words } from '../../../text/index.ts'
import type { Reading } from '../../journal/reading.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { countNames } from '../../quoting/count-names.ts'
import { quotableLines } from '../../quoting/quotable.ts'
import type { QuestionSlots } from './wording.ts'

/**
 * The question is from one of the last ten entries within 14 days. An Echo counts their questions from two on
 * (docs/spec/numbers.md#rules).
 */
const DAYS = 14
const ENTRIES = 10
const MIN_QUESTIONS = 2
/** The fewest entries in which questions are counted: with fewer, a count says nothing. */
const MIN_ENTRIES = 3
const LIMITS = { minWords: 4, maxWords: 22, maxLength: 120 }
/** Words that a question needs to be understood alone; a shorter one is used only without an alternative. */
const FULL_WORDS = 6
const SALIENCE_BASE = 0.35
const SALIENCE_PER_QUESTION = 0.05

/** A question from the newest entries, in full. */
export const question: RecordDetector<'question', QuestionSlots> = {
  rule: 'question',
  type: 'question',
  label: 'A question of yours',
  claim: 'record',
  weight: 0.85,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const recent = journal.entries.filter(({ entry }) => journal.today - entry.day <= DAYS).slice(-ENTRIES)
    const lines = quotableLines(recent, journal, LIMITS).filter(
      ({ text }) => text.endsWith('?') && countNames(text) === 0 && !/[.!?]\s/u.test(text),
    )
    const latest = lines.findLast(({ text }) => words(text).length >= FULL_WORDS) ?? lines.at(-1)
    const first = recent[0]
    if (!latest || !first) return []
    const { entry } = latest.reading
    const counted = questionsIn(recent)
    return [
      {
        key: `question ${fnv1a(latest.text.toLowerCase())}`,
        slots: {
          quote: latest.text,
          date: entry.day,
          ...(counted === null ? {} : { questions: counted, entries: recent.length }),
        },
        entries: [entry.id],
        pointsAt: [entry.id],
        quotes: [latest.quote],
        quoteTones: latest.tones,
        basedOn: recent.length,
        firstDay: first.entry.day,
        lastDay: recent.at(-1)?.entry.day ?? first.entry.day,
        cover: 1 / recent.length,
        strength: clamp(SALIENCE_BASE + SALIENCE_PER_QUESTION * (counted ?? 1)),
        statistic: { name: 'questions', value: counted ?? 1 },
      },
    ]
  },
}

/**
 * The number of questions in these entries, by runs of question marks; null for fewer than two, or when a reader could
 * count differently.
 */
function questionsIn(recent: readonly Reading[]): number | null {
  if (recent.length < MIN_ENTRIES || recent.some((reading) => atLeast(reading.scan().level, 'heavy'))) return null
  const runs = (texts: readonly string[]) => texts.reduce((sum, text) => sum + (text.match(/\?+/gu) ?? []).length, 0)
  const written = recent.map(({ entry }) => entry.content)
  const count = runs(written)
  const isPlain =
    count === runs(written.map(withoutPrompts)) && !written.some((text) => /\?[^\s"'”’)?!]|!\?|\?!/u.test(text))
  return count >= MIN_QUESTIONS && isPlain ? count : null
}
