import { isOfVoice, VOICES, type Voice } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { PatternDetector } from '../types.ts'
import {
  MIN_SHIFT_EFFECT,
  recentEffect,
  recentFinding,
  recentKey,
  recentParts,
  shownPair,
  testRecent,
} from './recent.ts'

/** From 36 entries of 30 words (design section A.2.16). */
const MIN_ENTRIES = 36
const MIN_WORDS = 30
/** Added to a count so that the root of its rate has the same spread everywhere (Anscombe). */
const COUNT_SHIFT = 0.375
const PER_WORDS = 100
const SHOWN_WORDS = 2

/** How each voice is named. What pronouns might mean is never said. */
const NAMES: Readonly<Record<Voice, string>> = {
  i: 'words such as “I” and “my”',
  we: 'words such as “we” and “our”',
  past: 'words that look back',
  future: 'words that look ahead',
  insight: 'words for thinking and noticing',
}

/** More or less of a way of speaking in the newest entries than in those before. */
export const voiceShift: PatternDetector = {
  rule: 'voice_shift',
  type: 'voice_shift',
  label: 'I/we, past/future',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 0.75,
  weight: 1,
  inHeavyPeriods: false,
  test(journal, seed) {
    const rows = rowsOf(journal)
    if (rows.length < MIN_ENTRIES) return null
    const series = VOICES.map((voice) => rates(rows, voice))
    const days = rows.map(({ entry }) => entry.day)
    const shift = testRecent(series, days, `${seed}|voice_shift`)
    const voice = VOICES[shift?.series ?? -1]
    if (!shift || !voice) return null
    const effect = recentEffect(series[shift.series] ?? [], shift.window)
    const subject = `${voice}${effect > 0 ? '+' : '-'}`
    const isLarge = Math.abs(effect) >= MIN_SHIFT_EFFECT
    return { key: recentKey(subject, shift.scale), subject, p: shift.p, isLarge, statistic: shift.statistic }
  },
  tell(journal, key) {
    const rows = rowsOf(journal)
    const parts = recentParts(key, rows.length)
    const voice = VOICES.find((known) => known === parts?.name.slice(0, -1))
    if (!parts || !voice || rows.length < MIN_ENTRIES) return null
    const isMore = parts.name.endsWith('+')
    const effect = recentEffect(rates(rows, voice), parts.window)
    const recent = rows.slice(-parts.window)
    const shown = shownPair(pooledRate(recent, voice), pooledRate(rows.slice(0, -parts.window), voice), 1, isMore)
    if (!shown || effect * (isMore ? 1 : -1) < MIN_SHIFT_EFFECT) return null
    const [first, second] = commonest(recent, voice)
    return recentFinding(key, rows, parts.window, {
      slots: {
        voice: NAMES[voice],
        rate: shown[0],
        otherRate: shown[1],
        direction: isMore ? 'more' : 'fewer',
        ...(first === undefined ? {} : { first }),
        ...(second === undefined ? {} : { second }),
      },
      effect,
    })
  },
}

function rowsOf(journal: Journal): Reading[] {
  return journal.worded.filter((reading) => reading.words().length >= MIN_WORDS)
}

function countIn(reading: Reading, voice: Voice): number {
  return reading.words().filter((word) => isOfVoice(word, voice)).length
}

/** √((count + 0.375) / words · 100) of each entry. */
function rates(rows: readonly Reading[], voice: Voice): number[] {
  return rows.map((row) => Math.sqrt(((countIn(row, voice) + COUNT_SHIFT) / row.words().length) * PER_WORDS))
}

/** Words of the voice per hundred words of all these entries together. */
function pooledRate(rows: readonly Reading[], voice: Voice): number {
  const total = rows.reduce((sum, row) => sum + row.words().length, 0)
  return (PER_WORDS * rows.reduce((sum, row) => sum + countIn(row, voice), 0)) / Math.max(1, total)
}

/** The words of the voice that these entries use most; “I” with its capital. */
function commonest(rows: readonly Reading[], voice: Voice): string[] {
  const counts = new Map<string, number>()
  for (const word of rows.flatMap((row) => row.words().filter((each) => isOfVoice(each, voice)))) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, SHOWN_WORDS)
    .map(([word]) => word.replace(/^i(?=$|')/u, 'I').replace("'", '’'))
}
