import {
  documentCounts,
  entriesWith,
  isNoun,
  isSafeSubject,
  quotableLines,
  type Journal,
  type QuotableLine,
  type Reading,
} from '../../echo/index.ts'
import { isListed, MOVES_ENTRIES_MAX, subjectsOf } from '../../moves/index.ts'
import { atLeast, DARK_MOOD } from '../../safety/index.ts'
import { clamp } from '../../statistics/index.ts'
import { COMMON_WORDS, mentions, printedForm } from '../../text/index.ts'
import {
  CARRIED_LINE,
  COMMONEST,
  HEAVY_ONE_IN,
  LOW_SHARE,
  SUBJECT_ENTRIES_MIN,
  SUBJECT_SCORE,
  SUBJECT_SHARE_MAX,
} from '../constants.ts'
import type { View } from '../rule.ts'

/** A person, a place or a thing in its printed form, with the entries of the period that name it. */
export type Named = { form: string; isPerson: boolean; holding: readonly Reading[]; score: number }

const commonest = new Set(COMMON_WORDS.slice(0, COMMONEST))
const cache = new WeakMap<View, readonly Named[]>()

/**
 * The people, places and things of a period that a letter may be about, the most telling first
 * (docs/spec/rules.md#letters). Left out: painful subjects, barred ones, and subjects mostly in low entries.
 */
export function namedIn(view: View): readonly Named[] {
  const known = cache.get(view)
  if (known) return known
  const found = new Map<string, Named>()
  for (const named of [...people(view), ...things(view)]) {
    const key = named.form.toLowerCase()
    if (!found.has(key) && !view.journal.bars.subject(named.form)) found.set(key, named)
  }
  const all = [...found.values()].toSorted((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1))
  cache.set(view, all)
  return all
}

function people(view: View): Named[] {
  const readings = view.past.entries.slice(-MOVES_ENTRIES_MAX)
  return [...subjectsOf(readings)].flatMap(([id, subject]) => {
    if (subject.kind !== 'person' && subject.kind !== 'place') return []
    const named = namedAs(subject.name, subject.kind === 'person', view)
    return named && isListed(id, subject, readings, view.journal.lexicon) ? [named] : []
  })
}

function things(view: View): Named[] {
  const { own, journal, period } = view
  const texts = own.map(({ entry }) => entry.content)
  return [...documentCounts(own)].flatMap(([key, times]) => {
    if (times < SUBJECT_ENTRIES_MIN[period.kind] || commonest.has(key) || !isSafeSubject(key, journal.lexicon))
      return []
    const form = printedForm(key, texts)
    if (form === null || form !== form.toLowerCase() || commonest.has(form) || !isNoun(form, texts)) return []
    return namedAs(form, false, view) ?? []
  })
}

/** The subject with the entries of the period that name it; null when they are too few, too many, or rated low. */
function namedAs(form: string, isPerson: boolean, { own, earlier, period }: View): Named | null {
  const holding = entriesWith(form, own)
  if (!holding || holding.length < SUBJECT_ENTRIES_MIN[period.kind] || holding.length > SUBJECT_SHARE_MAX * own.length)
    return null
  if (isLow(holding) || !isWrittenSo(form, own)) return null
  const share = holding.length / own.length
  const before = earlier.filter(({ entry }) => mentions(entry.content, form)).length
  const lift = Math.log(share / ((before + SUBJECT_SCORE.continuity) / (earlier.length + 1)))
  const score =
    (isPerson ? SUBJECT_SCORE.person : SUBJECT_SCORE.thing) +
    SUBJECT_SCORE.share * clamp(share / SUBJECT_SCORE.fullShare) +
    SUBJECT_SCORE.rise * clamp(lift / Math.log(SUBJECT_SCORE.fullRise))
  return { form, isPerson, holding, score }
}

/** True when a fifth of these entries are heavy or half of the rated ones low: a count would recall a bad time. */
function isLow(holding: readonly Reading[]): boolean {
  const heavy = holding.filter((reading) => atLeast(reading.scan().level, 'heavy')).length
  const moods = holding.flatMap(({ entry }) => entry.mood ?? [])
  const low = moods.filter((mood) => mood <= DARK_MOOD).length
  return heavy * HEAVY_ONE_IN >= holding.length || low >= LOW_SHARE * Math.max(1, moods.length)
}

/** True when the form is written in this case wherever it is used inside a sentence. */
function isWrittenSo(form: string, readings: readonly Reading[]): boolean {
  if (form === form.toLowerCase()) return true
  return readings.every(({ entry }) => !mentions(entry.content.replaceAll(form, ' '), form))
}

/** The lines of these entries that name something and may be quoted, without questions. */
export function linesNaming(form: string, readings: readonly Reading[], journal: Journal): QuotableLine[] {
  const isSought = (text: string) => mentions(text, form)
  return quotableLines(readings, journal, CARRIED_LINE, { isSought }).filter(
    ({ text }) => !text.endsWith('?') && isSought(text),
  )
}
