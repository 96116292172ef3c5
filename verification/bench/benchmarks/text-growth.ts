import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { splitDocument, normalizeText } from '@soundings/core/diary-split'
import { countWords, foldedEntry, searchMatcher } from '@soundings/core/entries'
import { scan } from '@soundings/core/safety'
import {
  collapsed,
  contentFrequencies,
  englishShare,
  features,
  hasFiniteVerb,
  hashtags,
  isForeign,
  isQuestion,
  keyPhrases,
  languageOf,
  lemma,
  lexicalDiversity,
  mentions,
  normalizedTag,
  partsOf,
  printedForm,
  sentences,
  sentenceValence,
  sentiment,
  straightened,
  styleOf,
  tagsOf,
  titleOf,
  units,
  wordCounts,
  words,
} from '@soundings/core/text'
import { readLexicon } from '../../../apps/server/src/platform/analysis/lexicon.ts'
import { ODD_TEXTS, oddText } from '../rig/odd-texts.ts'
import type { Line } from '../table.ts'

/** Characters of the longest measured text. */
const LONGEST = 1_000_000
/**
 * Limits for a single measurement, and for the repeated one of a reader that seems steep. Beyond the first limit, a
 * constant cost no longer matters.
 */
const LOOK = [0.25, 1] as const
const CLOSER_LOOK = [1, 4] as const
/**
 * Characters of the longest text for the two readers that search for crisis wording: they take seconds when others take
 * hundredths.
 */
const LONGEST_SCANNED = LONGEST / 4
const ROUNDS = 3
/** An exponent up to which one measurement is enough. */
const LOOKS_EVEN = 1.15
/** Time proportional to the text has an exponent of 1; a cache that fills up adds a little. */
const EXPONENT_MAX = 1.2
/** The shortest time at the largest size that is exact enough to measure growth. */
const MEASURED_FROM_MS = 20

// One text’s garbage must not be collected during the next measurement.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const LEXICON = readLexicon()
const TODAY = { year: 2026, month: 7, day: 1 }
const VOCABULARY = { entries: 20, documents: new Map([['want', 4]]) }

type Reader = (text: string) => unknown

/** The functions of core that read a whole text, called as the product calls them. */
const READERS: Readonly<Record<string, Reader>> = {
  sentences,
  words,
  partsOf,
  sentiment: (text) => sentiment(text, LEXICON),
  sentenceValence: (text) => sentenceValence(text, LEXICON),
  features: (text) => features(text, LEXICON),
  keyPhrases: (text) => keyPhrases(text, VOCABULARY, LEXICON),
  hashtags,
  normalizedTag,
  titleOf,
  units: (text) => units(text, { small: true, unstopped: true }),
  styleOf: (text) => styleOf([text]),
  printedForm: (text) => printedForm('want', [text]),
  mentions: (text) => mentions(text, 'aa'),
  collapsed,
  straightened,
  lemma,
  isQuestion,
  'words, all that is counted of them': (text) => {
    const list = words(text)
    const counts = wordCounts(list)
    return [
      contentFrequencies(list, counts),
      lexicalDiversity(list, counts),
      ...[englishShare, isForeign, hasFiniteVerb, languageOf].map((of) => of(list)),
    ]
  },
  countWords,
  search: (text) => searchMatcher({ query: 'zebra' })(foldedEntry({ content: text, title: '', tags: [] })),
  normalizeText,
  splitDocument: (text) => splitDocument(text, { today: TODAY, maxLength: Math.ceil(text.length / 4) }),
}

const SCANNERS: Readonly<Record<string, Reader>> = {
  scan,
  tagsOf: (text) => tagsOf(text, VOCABULARY, LEXICON),
}

type Growth = { text: string; ms: number; exponent: number }

/** @returns how each reader’s time grows with the text, for the worst of many odd texts */
export async function measure(): Promise<Line[]> {
  return [...growthsOf(READERS, LONGEST), ...growthsOf(SCANNERS, LONGEST_SCANNED)]
}

function growthsOf(readers: Readonly<Record<string, Reader>>, longest: number): Line[] {
  const growths = new Map(Object.keys(readers).map((reader): [string, Growth[]] => [reader, []]))
  for (const text of ODD_TEXTS) {
    for (const [reader, read] of Object.entries(readers)) {
      growths.get(reader)?.push({ text, ...growthOf(read, (share) => oddText(text, share * longest)) })
    }
  }
  return [...growths].flatMap(([reader, found]) => {
    const slowest = found.reduce((a, b) => (b.ms > a.ms ? b : a))
    const steepest = found.reduce((a, b) => (b.exponent > a.exponent ? b : a))
    const time = {
      measure: `${reader}, ${longest / 1000} kB of ${slowest.text}`,
      figure: slowest.ms,
      unit: 'ms',
      told: '',
    }
    if (steepest.exponent === 0) return [time]
    return [
      time,
      { measure: `${reader}, ${steepest.text}`, figure: steepest.exponent, unit: 'exponent', limit: EXPONENT_MAX },
    ]
  })
}

type TextOf = (share: number) => string

/**
 * A reader with even growth is measured once. One that seems steep is measured again, three times and at larger sizes.
 */
function growthOf(read: Reader, textOf: TextOf): Omit<Growth, 'text'> {
  const look = timesOf(read, LOOK, textOf)
  const ms = look[1]
  if (ms < MEASURED_FROM_MS) return { ms, exponent: 0 }
  if (exponentOf(LOOK, look) <= LOOKS_EVEN) return { ms, exponent: exponentOf(LOOK, look) }
  const rounds = Array.from({ length: ROUNDS }, () => timesOf(read, CLOSER_LOOK, textOf))
  const best = [0, 1].map((at) => Math.min(...rounds.map((times) => times[at] ?? 0))) as [number, number]
  return { ms: Math.min(ms, best[0]), exponent: exponentOf(CLOSER_LOOK, best) }
}

function exponentOf([small, large]: readonly [number, number], [quick, slow]: readonly [number, number]): number {
  return Math.log(slow / quick) / Math.log(large / small)
}

/**
 * Times a text and a longer one. The shorter one is read several times, so that both measurements read the same amount
 * of text.
 */
function timesOf(read: Reader, [small, large]: readonly [number, number], textOf: TextOf): [number, number] {
  const [shorter, longer] = [textOf(small), textOf(large)]
  read(shorter)
  return [elapsed(read, shorter, large / small), elapsed(read, longer, 1)]
}

/**
 * The time of one reading, averaged over several. It is the CPU time of this thread, which other programs hardly
 * affect.
 */
function elapsed(read: Reader, text: string, times: number): number {
  collectGarbage()
  const from = threadMs()
  for (let i = 0; i < times; i++) read(text)
  return (threadMs() - from) / times
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
