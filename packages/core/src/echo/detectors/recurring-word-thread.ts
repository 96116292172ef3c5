import { clamp } from '../../statistics/index.ts'
import { atLeast } from '../../safety/index.ts'
import { COMMON_WORDS, printedForm } from '../../text/index.ts'
import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { Finding, RecordDetector } from '../types.ts'
import { carriedLine } from './carried-line.ts'
import { documentCounts } from './rarity.ts'
import { isNameAtRest, isNoun, isPlace, isSafeSubject, isSore } from './subject.ts'
import { entriesWith } from './word-count.ts'

/** In four and 40% of the last nine entries, from seven entries on (design section A.2.8). */
const WINDOW = 9
const MIN_ENTRIES = 7
const MIN_TIMES = 4
const MIN_SHARE = 0.4
/** With so many earlier entries, ln(rate now / rate before) must reach this … */
const EARLIER_ENTRIES = 8
const MIN_LIFT = 0.7
/** … with fewer, the word must not be among so many of the commonest. */
const COMMONEST = 300
/** Rate before, taken where there is no earlier entry. */
const UNKNOWN_RATE = 0.15
const LIFT_WEIGHT = 0.35
const MAX_LIFT = 2
const SALIENCE_PER_SCORE = 0.6
/** Added to a count of entries, so that a word never seen has a rate. */
const CONTINUITY = 0.5

const commonest = new Set(COMMON_WORDS.slice(0, COMMONEST))

type Word = { key: string; lift: number; score: number; before: number; earlier: number }

/**
 * One word that runs through the newest entries. They are the newest of the journal, short ones included; if one of them
 * may not be spoken of, nothing is told.
 */
export const recurringWordThread: RecordDetector = {
  rule: 'recurring_word/thread',
  type: 'recurring_word',
  label: 'A word that keeps returning',
  claim: 'record',
  weight: 0.95,
  inGentleTimes: false,
  restDays: REST_DAYS.word,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const recent = journal.entries.slice(-WINDOW)
    if (recent.length < MIN_ENTRIES || journal.worded.length < MIN_ENTRIES) return []
    if (recent.some((reading) => atLeast(reading.scan().level, 'heavy'))) return []
    for (const word of wordsOf(recent, journal)) {
      const finding = told(word, recent, journal)
      if (finding) return [finding]
    }
    return []
  },
}

/** The words that stand out, the most striking first. */
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

/** The word as it is printed, counted in that form. */
function told(word: Word, recent: readonly Reading[], journal: Journal): Finding | null {
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
