import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import { documentLogOdds, hypergeometricTail, priorLogOddsZ, taroneFactor } from '../../../statistics/index.ts'
import { atLeast } from '../../../safety/index.ts'
import { printedForm } from '../../../text/index.ts'
import type { Journal } from '../../journal/journal.ts'
import type { Reading } from '../../journal/reading.ts'
import type { PatternDetector, PatternTest } from '../../finding/rule.ts'
import { carriedLine } from '../../quoting/carried-line.ts'
import { documentCounts } from '../../subjects/rarity.ts'
import { recentWindows, type Scale } from './recent-windows.ts'
import { isNameAtRest, isNoun, isPlace, isSafeSubject, isSore } from '../../subjects/subject.ts'
import { entriesWith } from '../../subjects/entries-with.ts'
import type { SurgeSlots } from './wording.ts'

/** From 17 texts; words in four of them and at most half, in four of the newest (docs/spec/numbers.md#rules). */
const MIN_TEXTS = 17
const MIN_DOCUMENTS = 4
const MAX_SHARE = 0.5
const MIN_RECENT = 4
const LEVEL = 0.05
/** The smallest effects: document log-odds, and z of the token log-odds (docs/spec/numbers.md#rules). */
const MIN_LOG_ODDS = 1.1
const MIN_Z = 1.96
/** Log-odds that count as one pooled deviation. */
const LOG_ODDS_PER_EFFECT = 2

/** The lemma that became more frequent, and the window in which it did. */
type SurgeKey = { lemma: string; scale: Scale }

/** The test result of a journal without a word to test. */
const NO_WORD: PatternTest<SurgeKey> = {
  key: { lemma: '', scale: 'short' },
  subject: '',
  p: 1,
  isLarge: false,
  statistic: {},
}

type Surge = { recent: number; window: number; before: number; earlier: number; logOdds: number; z: number }

/** Detects a word that is much more frequent in the newest entries than in those before them. */
export const recurringWordSurge: PatternDetector<'recurring_word/surge', SurgeSlots, SurgeKey> = {
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
    if (!best) return NO_WORD
    const { key, scale, p, surge } = best
    const statistic = { name: 'tarone_fisher', log_odds: surge.logOdds, token_z: surge.z, window: surge.window }
    return { key: { lemma: key, scale }, subject: key, p, isLarge: isLarge(surge), statistic }
  },
  tell(journal, key) {
    const { lemma, scale } = key
    const window = recentWindows(journal.worded.length).find(([name]) => name === scale)?.[1]
    if (window === undefined || journal.worded.length < MIN_TEXTS) return null
    // The Echo counts all entries, as a reader would, by the printed form of the word.
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
      key: `${lemma}@${scale}`,
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

/** One-sided Fisher p of every word, multiplied by Tarone's factor; words that can't reach the level are left out. */
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
