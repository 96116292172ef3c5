import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import { documentLogOdds, hypergeometricTail, priorLogOddsZ, taroneFactor } from '../../statistics/index.ts'
import { atLeast } from '../../safety/index.ts'
import { printedForm } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { PatternDetector } from '../types.ts'
import { carriedLine } from './carried-line.ts'
import { documentCounts } from './rarity.ts'
import { recentWindows, type Scale } from './recent.ts'
import { isNameAtRest, isNoun, isPlace, isSafeSubject, isSore } from './subject.ts'
import { entriesWith } from './word-count.ts'

/** From 17 texts; words in four of them and at most half, in four of the newest (design section A.2.8). */
const MIN_TEXTS = 17
const MIN_DOCUMENTS = 4
const MAX_SHARE = 0.5
const MIN_RECENT = 4
const LEVEL = 0.05
/** Floors of both effects: document log-odds, and z of the token log-odds (design section A.1). */
const MIN_LOG_ODDS = 1.1
const MIN_Z = 1.96
/** Log-odds that count as one pooled deviation. */
const LOG_ODDS_PER_EFFECT = 2

type Surge = { recent: number; window: number; before: number; earlier: number; logOdds: number; z: number }

/** A word that is in the newest entries far more than in those before them. */
export const recurringWordSurge: PatternDetector = {
  rule: 'recurring_word/surge',
  type: 'recurring_word',
  label: 'A word that keeps returning',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 2,
  weight: 1,
  inGentleTimes: false,
  restDays: REST_DAYS.word,
  restEchoes: REST_ECHOES.other,
  test(journal) {
    const texts = journal.worded
    if (texts.length < MIN_TEXTS) return null
    const windows = recentWindows(texts.length)
    const found = windows.flatMap(([scale, window]) => testWindow(journal, window, LEVEL / windows.length, scale))
    const [best] = found
      .map((word) => ({
        ...word,
        p: Math.min(1, word.p * windows.length),
        surge: surgeOf(texts, word.key, word.window),
      }))
      .toSorted((a, b) => a.p - b.p || b.surge.z - a.surge.z || (a.key < b.key ? -1 : 1))
    if (!best) return { key: '', subject: '', p: 1, isLarge: false, statistic: {} }
    const { key, scale, p, surge } = best
    const statistic = { name: 'tarone_fisher', log_odds: surge.logOdds, token_z: surge.z, window: surge.window }
    return { key: `${key}@${scale}`, subject: key, p, isLarge: isLarge(surge), statistic }
  },
  tell(journal, key) {
    const [lemma = '', scale] = key.split('@')
    const window = recentWindows(journal.worded.length).find(([name]) => name === scale)?.[1]
    if (window === undefined || journal.worded.length < MIN_TEXTS) return null
    // What is told is counted in all entries, as a reader would count it, and in the form that is printed.
    const [earlier, recent] = [journal.entries.slice(0, -window), journal.entries.slice(-window)]
    const texts = recent.map(({ entry }) => entry.content)
    const form = printedForm(lemma, texts)
    if (form === null || recent.some((reading) => atLeast(reading.scan().level, 'heavy'))) return null
    const [holding, before] = [entriesWith(form, recent), entriesWith(form, earlier)]
    const isName = form !== form.toLowerCase()
    if (!holding || !before || isSore(holding)) return null
    if (isName ? !isPlace(form, texts) || isNameAtRest(form, journal.entries) : !isNoun(form, texts)) return null
    const logOdds = documentLogOdds(holding.length, recent.length, before.length, earlier.length)
    if (holding.length < MIN_RECENT || logOdds < MIN_LOG_ODDS) return null
    const { slots, ...line } = carriedLine(holding, journal, form)
    return {
      key,
      slots: {
        word: form,
        recent: holding.length,
        window: recent.length,
        before: before.length,
        earlier: earlier.length,
        ...slots,
      },
      entries: holding.map(({ entry }) => entry.id),
      pointsAt: [],
      ...line,
      basedOn: journal.entries.length,
      firstDay: journal.entries[0]?.entry.day ?? journal.today,
      lastDay: journal.entries.at(-1)?.entry.day ?? journal.today,
      cover: holding.length / journal.entries.length,
      strength: logOdds / LOG_ODDS_PER_EFFECT,
      isName,
      statistic: { log_odds: logOdds },
    }
  },
}

/** One-sided Fisher p of every word, multiplied with Tarone's factor; words that could never reach the level are out. */
function testWindow(journal: Journal, window: number, level: number, scale: Scale) {
  const texts = journal.worded
  const recent = documentCounts(texts.slice(-window))
  const words = [...documentCounts(texts)]
    .filter(([, documents]) => documents >= MIN_DOCUMENTS && documents <= MAX_SHARE * texts.length)
    .filter(([key]) => isSafeSubject(key, journal.lexicon))
    .map(([key, documents]) => {
      const least = hypergeometricTail(Math.min(documents, window), documents, window, texts.length)
      return { key, documents, least, hits: recent.get(key) ?? 0 }
    })
  const factor = taroneFactor(
    words.map(({ least }) => least),
    level,
  )
  return words
    .filter(({ hits, least }) => hits >= MIN_RECENT && least <= level / factor)
    .map(({ key, documents, hits }) => {
      return { key, scale, window, p: hypergeometricTail(hits, documents, window, texts.length) * factor }
    })
}

function surgeOf(texts: readonly Reading[], key: string, window: number): Surge {
  const [before, recent] = [texts.slice(0, -window), texts.slice(-window)]
  const documents = (part: readonly Reading[]) => part.filter((reading) => reading.frequencies().has(key)).length
  const uses = (part: readonly Reading[]) => part.reduce((sum, text) => sum + (text.frequencies().get(key) ?? 0), 0)
  const tokens = (part: readonly Reading[]) => part.reduce((sum, text) => sum + text.words().length, 0)
  const [hits, earlierHits] = [documents(recent), documents(before)]
  return {
    recent: hits,
    window: recent.length,
    before: earlierHits,
    earlier: before.length,
    logOdds: documentLogOdds(hits, recent.length, earlierHits, before.length),
    z: priorLogOddsZ(uses(recent), tokens(recent), uses(before), tokens(before)),
  }
}

function isLarge(surge: Surge): boolean {
  return surge.recent >= MIN_RECENT && surge.logOdds >= MIN_LOG_ODDS && surge.z >= MIN_Z
}
