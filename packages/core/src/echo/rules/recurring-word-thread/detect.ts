import { clamp } from '../../../statistics/index.ts'
import { atLeast } from '../../../safety/index.ts'
import { COMMON_WORDS, printedForm } from '../../../text/index.ts'
import { REST_DAYS, REST_ECHOES, SILENCE_DAYS } from '../../constants.ts'
import type { Journal } from '../../journal/journal.ts'
import type { Reading } from '../../journal/reading.ts'
import type { Finding } from '../../finding/finding.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { carriedLine } from '../../quoting/carried-line.ts'
import { documentCounts } from '../../subjects/rarity.ts'
import { isNameAtRest, isNoun, isPlace, isSafeSubject, isSore } from '../../subjects/subject.ts'
import { entriesWith } from '../../subjects/entries-with.ts'
import type { ThreadSlots } from './wording.ts'

/** In at least four and 40% of the last nine entries, if there are at least seven (docs/spec/numbers.md#rules). */
const WINDOW = 9
const MIN_ENTRIES = 7
const MIN_TIMES = 4
const MIN_SHARE = 0.4
/** With this many earlier entries, ln(rate now / rate before) must be at least `MIN_LIFT`. */
const EARLIER_ENTRIES = 8
const MIN_LIFT = 0.7
/** With fewer earlier entries, the word must not be among this many of the most common words. */
const COMMONEST = 300
/** The rate assumed when there is no earlier entry. */
const UNKNOWN_RATE = 0.15
const LIFT_WEIGHT = 0.35
const MAX_LIFT = 2
const SALIENCE_PER_SCORE = 0.6
/** Added to a count of entries, so that the rate of an unseen word is not 0. */
const CONTINUITY = 0.5

const commonest = new Set(COMMON_WORDS.slice(0, COMMONEST))

type Word = { key: string; lift: number; score: number; before: number; earlier: number }

/**
 * Detects one word that recurs in the newest entries of the journal, including short ones. If one of these entries is
 * heavy, there is no finding. Readers preferred silence to a count of a word, so the finding is used only
 * after some days without an Echo.
 */
export const recurringWordThread: RecordDetector<'recurring_word/thread', ThreadSlots> = {
  rule: 'recurring_word/thread',
  type: 'recurring_word',
  label: 'A word that keeps returning',
  claim: 'record',
  weight: 0.95,
  inGentleTimes: false,
  afterSilence: SILENCE_DAYS.word,
  restDays: REST_DAYS.word,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const recent = journal.entries.slice(-WINDOW)
    if (recent.length < MIN_ENTRIES || journal.worded.length < MIN_ENTRIES) return []
    if (recent.some((reading) => atLeast(reading.scan().level, 'heavy'))) return []
    for (const word of wordsOf(recent, journal)) {
      const finding = told(word, recent, journal)
      // If marks rule out a word, the next one takes its place.
      if (finding && !journal.bars.finding({ rule: recurringWordThread.rule, ...finding })) return [finding]
    }
    return []
  },
}

/** Words that are unusually frequent, the most striking first. */
function wordsOf(recent: readonly Reading[], journal: Journal): Word[] {
  const earlier = journal.worded.filter((reading) => !recent.includes(reading))
  const before = documentCounts(earlier)
  return [...documentCounts(recent)]
    .filter(([, times]) => times >= MIN_TIMES && times / recent.length >= MIN_SHARE)
    .filter(([key]) => isSafeSubject(key, journal.lexicon))
    .map(([key, times]) => {
      const known = before.get(key) ?? 0
      const rate = earlier.length > 0 ? (known + CONTINUITY) / (earlier.length + 1) : UNKNOWN_RATE
      const lift = Math.log(times / recent.length / rate)
      const score = times / recent.length + LIFT_WEIGHT * clamp(lift, 0, MAX_LIFT)
      return { key, lift, score, before: known, earlier: earlier.length }
    })
    .filter(({ key, lift }) => (earlier.length >= EARLIER_ENTRIES ? lift >= MIN_LIFT : !commonest.has(key)))
    .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}

/** The printed form of the word, and its count in that form. */
function told(word: Word, recent: readonly Reading[], journal: Journal): Finding<ThreadSlots> | null {
  const texts = recent.map(({ entry }) => entry.content)
  const form = printedForm(word.key, texts)
  const holding = form === null ? null : entriesWith(form, recent)
  const latest = holding?.at(-1)
  if (form === null || !holding || !latest || isSore(holding)) return null
  if (holding.length < MIN_TIMES || holding.length < MIN_SHARE * recent.length) return null
  const isName = form !== form.toLowerCase()
  if (isName ? !isPlace(form, texts) || isNameAtRest(form, journal.entries) : !isNoun(form, texts)) return null
  const { slots, ...line } = carriedLine(holding, journal, form)
  return {
    key: word.key,
    slots: { word: form, recent: holding.length, window: recent.length, latest: latest.entry.day, ...slots },
    entries: holding.map(({ entry }) => entry.id),
    pointsAt: [],
    ...line,
    basedOn: recent.length,
    firstDay: recent[0]?.entry.day ?? latest.entry.day,
    lastDay: recent.at(-1)?.entry.day ?? latest.entry.day,
    cover: holding.length / recent.length,
    strength: clamp(SALIENCE_PER_SCORE * word.score),
    isName,
    statistic: { name: 'lift', value: word.lift, before: word.before, earlier: word.earlier },
  }
}
