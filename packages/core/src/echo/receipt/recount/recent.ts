import { clamp, rankCorrelation } from '../../../statistics/index.ts'
import { isOfVoice, lexicalDiversity, VOICES, type Voice } from '../../../text/index.ts'
import type { Reading } from '../../reading.ts'
import type { Slots } from '../../types.ts'
import type { Recount } from './lines.ts'

/** Least words or sentences of the entries each rule reads (design sections A.2.2, 9, 16). */
const VOICE_WORDS = 30
const QUESTION_SENTENCES = 2
const RUN_WORDS = 15

const VOICE_NAMES: Readonly<Record<Voice, string>> = {
  i: 'words such as “I” and “my”',
  we: 'words such as “we” and “our”',
  past: 'words that look back',
  future: 'words that look ahead',
  insight: 'words for thinking and noticing',
}

export const recountVoice: Recount = (receipt, journal) => {
  const voice = VOICES.find((name) => receipt.key.startsWith(`${name}+`) || receipt.key.startsWith(`${name}-`))
  if (!voice) return null
  const cut = split(
    journal.worded.filter((text) => text.words().length >= VOICE_WORDS),
    receipt.key,
  )
  const perHundred = (texts: readonly Reading[]) => {
    const all = texts.flatMap((text) => text.words())
    return Number(((100 * all.filter((word) => isOfVoice(word, voice)).length) / all.length).toFixed(1))
  }
  const [rate, otherRate] = [perHundred(cut.recent), perHundred(cut.earlier)]
  const direction = rate > otherRate ? 'more' : 'fewer'
  const shown = Object.entries(receipt.slots).filter(([name]) => name === 'first' || name === 'second')
  const written = shown.map(
    ([name, value]) => [name, isWritten(cut.recent, String(value), voice) ? value : ''] as const,
  )
  return { ...cut.sizes, voice: VOICE_NAMES[voice], rate, otherRate, direction, ...Object.fromEntries(written) }
}

export const recountQuestionDensity: Recount = (receipt, journal) => {
  const cut = split(
    journal.worded.filter((text) => text.sentences().length >= QUESTION_SENTENCES),
    receipt.key,
  )
  const perHundred = (texts: readonly Reading[]) => {
    const lines = texts.flatMap((text) => text.sentences().map((sentence) => sentence.text))
    return Number(((100 * lines.filter((line) => /\?["'”’)]*$/u.test(line)).length) / lines.length).toFixed(1))
  }
  const [rate, otherRate] = [perHundred(cut.recent), perHundred(cut.earlier)]
  return { ...cut.sizes, rate, otherRate, direction: rate > otherRate ? 'more' : 'fewer' }
}

export const recountVocabulary: Recount = (receipt, journal) => {
  const cut = split(
    journal.worded.filter((text) => lexicalDiversity(text.words()) !== null),
    receipt.key,
  )
  const index = (texts: readonly Reading[]) =>
    Number(average(texts.map((text) => lexicalDiversity(text.words()) ?? 0)).toFixed(2))
  const [range, otherRange] = [index(cut.recent), index(cut.earlier)]
  return { ...cut.sizes, range, otherRange, direction: range > otherRange ? 'wider' : 'narrower' }
}

export const recountWordsVsRatingRun: Recount = (receipt, journal) => {
  const rows = journal.rated
    .map(({ reading }) => reading)
    .filter((text) => journal.worded.includes(text) && text.words().length >= RUN_WORDS)
  const [tones, moods] = [rows.map((text) => text.sentiment()), rows.map(({ entry }) => entry.mood ?? 0)]
  const agreement = rankCorrelation(tones, moods)
  const beyond = (i: number) =>
    ((tones[i] ?? 0) - average(tones)) / deviation(tones) -
    (agreement * ((moods[i] ?? 0) - average(moods))) / deviation(moods)
  const cut = split(rows, receipt.key)
  const values = rows.map((_, i) => beyond(i))
  const usual = average(values.slice(0, cut.earlier.length))
  const recent = values.slice(cut.earlier.length)
  const isLighter = receipt.key.startsWith('lighter')
  return {
    ...cut.sizes,
    pointing: recent.filter((value) => (isLighter ? value > usual : value < usual)).length,
    mean: Number(average(moods.slice(cut.earlier.length)).toFixed(1)),
    direction: isLighter ? 'lighter' : 'darker',
  }
}

/** The newest rows that a key speaks of, and those before (windows of design section A). */
function split(rows: readonly Reading[], key: string): { recent: Reading[]; earlier: Reading[]; sizes: Slots } {
  const window = key.endsWith('@long')
    ? clamp(Math.round(rows.length / 2.5), 8, 24)
    : clamp(Math.round(rows.length / 5), 6, 10)
  const at = Math.max(0, rows.length - window)
  return {
    recent: rows.slice(at),
    earlier: rows.slice(0, at),
    sizes: { entries: rows.length - at, others: at },
  }
}

function isWritten(texts: readonly Reading[], word: string, voice: Voice): boolean {
  const plain = word.toLowerCase().replace('’', "'")
  return isOfVoice(plain, voice) && texts.some((text) => text.words().includes(plain))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviation(values: readonly number[]): number {
  const center = average(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1))
}
