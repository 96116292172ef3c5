import { auditEcho, ECHO_MAX_LENGTH, generateEcho, type EchoEntry, type PastEcho } from '../../src/echo/index.ts'
import { lint, overlap } from '../../src/echo/wording/index.ts'
import type { Tone } from '../../src/preferences/index.ts'
import { atLeast, scan } from '../../src/safety/index.ts'
import { collapsed } from '../../src/text/index.ts'
import { LEXICON } from '../lexicon.ts'
import { readingEase } from './readability.ts'

/** What was told day by day, and everything that went wrong with it. */
export type DailyEchoes = {
  echoes: number
  types: Record<string, number>
  /** Flesch reading ease of each. */
  ease: number[]
  skeletonRepeats: number
  largestOverlap: number
  faults: Record<'length' | 'wording' | 'audit' | 'quotes' | 'safety' | 'playful' | 'asRead', number>
  /** Echoes that quote a line of five words or more. */
  quoting: number
  /** What the second auditor objected to, with the Echo. */
  objections: string[]
}

/** A second reading of a finished text, apart from the engine: what does not hold in it. */
export type SecondAuditor = (text: string, entries: readonly EchoEntry[], told: { day: number }) => string[]

/** Echoes within which no skeleton may return. */
const REPEAT_WINDOW = 21
/** A line in curly quotes; shorter ones are single words. */
const QUOTED_LINE = /“([^”]{25,})”/gu
const HOLD_DAYS = 10
const DARK_MOOD = 2

/** One person's Echoes, asked for on each day with an entry, until there are `wanted` or the entries end. */
export function dailyEchoes(
  entries: readonly EchoEntry[],
  tone: Tone,
  accountId: string,
  wanted: number,
  secondAuditor: SecondAuditor = () => [],
): DailyEchoes {
  const result: DailyEchoes = {
    echoes: 0,
    types: {},
    ease: [],
    skeletonRepeats: 0,
    largestOverlap: 0,
    faults: { length: 0, wording: 0, audit: 0, quotes: 0, safety: 0, playful: 0, asRead: 0 },
    quoting: 0,
    objections: [],
  }
  const crisisDays = entries.filter(({ content }) => scan(content).level === 'hold').map(({ day }) => day)
  // Copies are read anew, so that the audit shares nothing with the engine.
  const copies = entries.map((entry) => structuredClone(entry))
  const history: PastEcho[] = []
  for (const today of new Set(entries.map(({ day }) => day))) {
    if (history.length >= wanted) break
    const known = entries.filter(({ day }) => day <= today)
    const outcome = generateEcho({ entries: known, accountId, today, tone, tier: 'premium', history, lexicon: LEXICON })
    if (outcome.kind !== 'echo') continue
    const { text, receipt, patternType } = outcome.echo
    const recent = history.slice(-REPEAT_WINDOW)
    if (recent.some((past) => past.receipt.skeleton === receipt.skeleton)) result.skeletonRepeats++
    result.largestOverlap = Math.max(result.largestOverlap, ...recent.map((past) => overlap(text, past.text)))
    const byId = new Map(known.map((entry) => [entry.id, entry]))
    const quoted = receipt.quotes.map(({ entry, start, end }) => ({
      entry: byId.get(entry),
      text: collapsed(byId.get(entry)?.content.slice(start, end) ?? ''),
    }))
    if (text.length > ECHO_MAX_LENGTH) result.faults.length++
    if (lint(text, receipt.state === 'gentle', receipt.tone) !== null) result.faults.wording++
    const knownCopies = copies.filter(({ day }) => day <= today)
    if (auditEcho({ text, receipt }, knownCopies, LEXICON) !== null) result.faults.audit++
    const objections = secondAuditor(text, known, { day: today })
    if (objections.length > 0) {
      result.faults.asRead++
      result.objections.push(`${receipt.rule}: ${text} [${objections.join('; ')}]`)
    }
    if (receipt.quotes.length > 0) result.quoting++
    const told = [...text.matchAll(QUOTED_LINE)].map(([, line = '']) => line)
    const written = known.map(({ content }) => collapsed(content))
    const isVerbatim = told.every((line) =>
      written.some((content) => content.includes(line) || content.includes(line.replaceAll(' / ', ' '))),
    )
    if (!isVerbatim || quoted.some((quote) => quote.text === '')) result.faults.quotes++
    if (crisisDays.some((day) => day <= today && today - day < HOLD_DAYS)) result.faults.safety++
    const isDark = quoted.some(
      ({ entry }) => entry && ((entry.mood ?? 3) <= DARK_MOOD || atLeast(scan(entry.content).level, 'heavy')),
    )
    if (receipt.tone === 'Playful' && isDark) result.faults.playful++
    history.push({ day: today, text, receipt })
    result.ease.push(readingEase(text))
    result.types[patternType] = (result.types[patternType] ?? 0) + 1
  }
  return { ...result, echoes: history.length }
}
