import { auditEcho, ECHO_MAX_LENGTH, generateEcho, type EchoEntry, type PastEcho } from '../../src/echo/index.ts'
import { lint, overlap } from '../../src/echo/wording/index.ts'
import type { Tone } from '../../src/account/index.ts'
import { atLeast, scan } from '../../src/safety/index.ts'
import { collapsed } from '../../src/text/index.ts'
import { LEXICON, VECTORS } from '../lexicon.ts'
import { readingEase } from './readability.ts'

/** The Echos of a daily run, and all the problems found in them. */
export type DailyEchoes = {
  echoes: number
  types: Record<string, number>
  /** Flesch reading ease of each Echo, in their order. */
  ease: number[]
  skeletonRepeats: number
  largestOverlap: number
  faults: Record<'length' | 'wording' | 'audit' | 'quotes' | 'safety' | 'playful' | 'asRead', number>
  /** Echos that quote a line of five words or more. */
  quoting: number
  /** Objections of the second auditor, each with its Echo. */
  objections: string[]
}

/** Checks a finished text independently of the engine and returns the statements in it that are wrong. */
export type SecondAuditor = (text: string, entries: readonly EchoEntry[], told: { day: number }) => string[]

/** Number of Echos within which no skeleton may repeat. */
const REPEAT_WINDOW = 21
/** A line in curly quotes; shorter quotes are single words. */
const QUOTED_LINE = /“([^”]{25,})”/gu
/** Days after a crisis in which no Echo may come, written out so that the evaluation shares no number with the engine. */
const PAUSED_DAYS = 10
const DARK_MOOD = 2

/**
 * The Echos of one journal, generated on each day with an entry until there are `wanted` of them or the entries end.
 */
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
  // Copies, so that the audit shares no cached data with the engine.
  const copies = entries.map((entry) => structuredClone(entry))
  const history: PastEcho[] = []
  for (const today of new Set(entries.map(({ day }) => day))) {
    if (history.length >= wanted) break
    const known = entries.filter(({ day }) => day <= today)
    const outcome = generateEcho({
      entries: known,
      accountId,
      today,
      tone,
      tier: 'premium',
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
    })
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
    if (crisisDays.some((day) => day <= today && today - day < PAUSED_DAYS)) result.faults.safety++
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
