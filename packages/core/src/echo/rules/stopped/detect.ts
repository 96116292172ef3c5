import { hypergeometricTail, taroneFactor } from '../../../statistics/index.ts'
import { atLeast } from '../../../safety/index.ts'
import { printedForm } from '../../../text/index.ts'
import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { Journal } from '../../journal/journal.ts'
import type { PatternDetector, PatternTest } from '../../finding/rule.ts'
import { entriesWith } from '../../subjects/entries-with.ts'
import { documentCounts } from '../../subjects/rarity.ts'
import { isNoun, isPlace, isSafeSubject, isSore } from '../../subjects/subject.ts'
import type { StoppedSlots } from './wording.ts'

/**
 * The word is in 8 of 30 entries and in none of the 15 since, which span at least 21 days (docs/spec/numbers.md#rules).
 */
const BEFORE = 30
const SINCE = 15
const MIN_BEFORE = 8
const MIN_DAYS = 21
const LEVEL = 0.01
/** At most this share of the entries with the word may be bad days: no one wants to hear about those again. */
const MAX_DARK = 0.25
/** Shares that count as one pooled deviation. */
const SHARE_PER_EFFECT = 0.4

/** The lemma that no longer comes up. */
type StoppedKey = { lemma: string }

/** The test result of a journal without a word to test. */
const NO_WORD: PatternTest<StoppedKey> = { key: { lemma: '' }, subject: '', p: 1, isLarge: false, statistic: {} }

/** Detects a word that was frequent and has not come up for weeks. A person is never its subject. */
export const stopped: PatternDetector<'stopped', StoppedSlots, StoppedKey> = {
  rule: 'stopped',
  type: 'stopped',
  label: 'Something that was here often',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 1,
  weight: 0.95,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.other,
  test(journal) {
    const texts = journal.worded.slice(-(BEFORE + SINCE))
    if (texts.length < BEFORE + SINCE || daysOf(texts.slice(-SINCE)) < MIN_DAYS) return null
    const recent = documentCounts(texts.slice(-SINCE))
    // A word that has not stopped is counted too, with the smallest p it could reach, so the test stays strict.
    const words = [...documentCounts(texts)]
      .filter(([key, times]) => times >= MIN_BEFORE && isSafeSubject(key, journal.lexicon))
      .map(([key, times]) => ({ key, least: hypergeometricTail(times, times, BEFORE, BEFORE + SINCE) }))
    const factor = taroneFactor(
      words.map(({ least }) => least),
      LEVEL,
    )
    const [best] = words
      .filter(({ key }) => !recent.has(key))
      .toSorted((a, b) => a.least - b.least || (a.key < b.key ? -1 : 1))
    if (!best) return NO_WORD
    const p = Math.min(1, best.least * factor)
    const statistic = { name: 'tarone_fisher', value: best.least, window: SINCE }
    return { key: { lemma: best.key }, subject: best.key, p, isLarge: p <= LEVEL, statistic }
  },
  tell(journal, { lemma }) {
    const form = formOf(lemma, journal)
    const holding = form === null ? null : entriesWith(form, journal.entries)
    const latest = holding?.at(-1)
    if (form === null || !holding || !latest) return null
    const last = journal.entries.indexOf(latest)
    const earlier = journal.entries.slice(Math.max(0, last + 1 - BEFORE), last + 1)
    const since = journal.entries.slice(last + 1)
    const before = holding.filter((reading) => earlier.includes(reading))
    const isLong = since.length >= SINCE && journal.today - latest.entry.day >= MIN_DAYS
    if (!isLong || earlier.length < BEFORE || before.length < MIN_BEFORE) return null
    if (before.some((reading) => atLeast(reading.scan().level, 'heavy'))) return null
    const dark = before.filter((reading) => isSore([reading])).length
    if (isSore([latest]) || dark > MAX_DARK * before.length) return null
    const [first, newest] = [earlier[0], since.at(-1)]
    return {
      key: lemma,
      slots: {
        word: form,
        latest: latest.entry.day,
        before: before.length,
        earlier: earlier.length,
        window: since.length,
      },
      entries: before.map(({ entry }) => entry.id),
      pointsAt: [latest.entry.id],
      quotes: [],
      basedOn: earlier.length + since.length,
      firstDay: first?.entry.day ?? latest.entry.day,
      lastDay: newest?.entry.day ?? latest.entry.day,
      cover: before.length / (earlier.length + since.length),
      strength: before.length / earlier.length / SHARE_PER_EFFECT,
      statistic: {},
    }
  },
}

/** The printed form of a thing, a place or an activity; null for a person’s name. */
function formOf(key: string, journal: Journal): string | null {
  const texts = journal.worded.filter((reading) => reading.frequencies().has(key)).map(({ entry }) => entry.content)
  const form = printedForm(key, texts)
  if (form === null) return null
  return (form === form.toLowerCase() ? isNoun(form, texts) : isPlace(form, texts)) ? form : null
}

function daysOf(texts: readonly { entry: { day: number } }[]): number {
  return (texts.at(-1)?.entry.day ?? 0) - (texts[0]?.entry.day ?? 0)
}
