import { atLeast } from '../../../safety/index.ts'
import { clamp } from '../../../statistics/index.ts'
import { printedForm } from '../../../text/index.ts'
import { REST_DAYS, REST_ECHOES, SILENCE_DAYS } from '../../constants.ts'
import type { Finding } from '../../finding/finding.ts'
import type { Journal } from '../../journal/journal.ts'
import type { RecordDetector } from '../../finding/rule.ts'
import { carriedLine } from '../../quoting/carried-line.ts'
import { entriesWith } from '../../subjects/entries-with.ts'
import { documentCounts } from '../../subjects/rarity.ts'
import { isNameAtRest, isSafeSubject, isSore } from '../../subjects/subject.ts'
import type { FirstLatestSlots } from './wording.ts'

/** A name in at least three entries over 30 days, one of them among the newest (docs/spec/numbers.md#rules). */
const NEWEST = 3
const MAX_AGE_DAYS = 14
const MIN_ENTRIES = 3
const MIN_SPAN_DAYS = 30
/** A name may look like part of another one, as in “Hyde Park”, in less than this share of its entries. */
const MAX_PARTS = 0.34
/** The score that a name needs, ρ·ln(1 + days/30), and the score of full salience. */
const MIN_SCORE = 0.8
const FULL_SCORE = 2.4

/** The first and the latest entry with a name. */
export const firstLatest: RecordDetector<'first_latest', FirstLatestSlots> = {
  rule: 'first_latest',
  type: 'first_latest',
  label: 'First and latest',
  claim: 'record',
  weight: 1,
  inGentleTimes: false,
  afterSilence: SILENCE_DAYS.word,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.other,
  find(journal) {
    const newest = journal.worded.slice(-NEWEST).filter(({ entry }) => journal.today - entry.day <= MAX_AGE_DAYS)
    const counts = documentCounts(journal.worded)
    const keys = new Set(newest.flatMap((reading) => [...reading.frequencies().keys()]))
    return [...keys]
      .filter((key) => (counts.get(key) ?? 0) >= MIN_ENTRIES && isSafeSubject(key, journal.lexicon))
      .flatMap((key) => told(key, journal) ?? [])
      .toSorted((a, b) => b.strength - a.strength || (a.key < b.key ? -1 : 1))
  },
}

/** True for a name of one word: not “Park” of “Hyde Park”, nor “the City”. */
function isWholeName(form: string, texts: readonly string[]): boolean {
  const before = String.raw`(?:\p{Lu}[\p{L}’']*|(?<!\p{L})(?:the|an?|my|our))\s+`
  const part = new RegExp(String.raw`${before}${form}(?!\p{L})|(?<!\p{L})${form}\s+\p{Lu}`, 'u')
  return texts.filter((text) => part.test(text)).length < MAX_PARTS * texts.length
}

function told(key: string, journal: Journal): Finding<FirstLatestSlots> | null {
  const having = journal.worded.filter((reading) => reading.frequencies().has(key))
  const texts = having.map(({ entry }) => entry.content)
  const form = printedForm(key, texts)
  if (form === null || form === form.toLowerCase() || !isWholeName(form, texts)) return null
  const holding = entriesWith(form, journal.entries)
  const [first, latest] = [holding?.[0], holding?.at(-1)]
  if (!holding || !first || !latest || holding.length < MIN_ENTRIES) return null
  const [from, to] = [first.entry.day, latest.entry.day]
  if (to - from < MIN_SPAN_DAYS || isNameAtRest(form, journal.entries) || isSore([first, latest])) return null
  const entries = journal.entries.length
  const rarity = Math.log((entries + 1) / holding.length) / Math.log((entries + 1) / 2)
  const score = rarity * Math.log(1 + (to - from) / MIN_SPAN_DAYS)
  if (score < MIN_SCORE) return null
  // This check comes last, because a common name is in thousands of entries.
  if (holding.some((reading) => atLeast(reading.scan().level, 'heavy'))) return null
  const { slots, ...line } = carriedLine([first], journal, form)
  // Readers had no use for the two dates alone.
  if (line.quotes.length === 0) return null
  return {
    key: `name ${key}`,
    slots: { word: form, from, to, ...slots },
    entries: [...new Set([first, latest].map(({ entry }) => entry.id))],
    pointsAt: [first.entry.id, latest.entry.id],
    ...line,
    basedOn: holding.length,
    firstDay: from,
    lastDay: to,
    cover: holding.length / entries,
    strength: clamp(score / FULL_SCORE),
    isName: true,
    statistic: { name: 'name_score', value: score },
  }
}
