import type { Tier, Tone } from '../../account/index.ts'
import type { Lexicon, WordVectors } from '../../text/index.ts'
import { echoDue } from './allowance.ts'
import { findCandidates } from './candidates.ts'
import {
  ECHO_ENTRIES_REQUIRED,
  ECHO_MAX_LENGTH,
  MAX_OVERLAP,
  REPEAT_WINDOW,
  TOLD_AFTER_ENTRY_DAYS,
} from '../constants.ts'
import { isHardDay } from './hard-days.ts'
import { journalOf, orderedReadings, type Journal } from '../journal/journal.ts'
import { entriesInQuiet, quietEcho } from './quiet-echo.ts'
import { auditEcho } from './audit.ts'
import { receiptOf } from './receipt-of.ts'
import { ruleNamed } from '../rules/index.ts'
import { ranked, type Candidate } from './selection.ts'
import type { Echo, EchoOutcome, Teaser } from './echo.ts'
import type { EchoEntry } from '../journal/entry.ts'
import type { Finding } from '../finding/finding.ts'
import type { PastEcho } from '../finding/receipt.ts'
import { barsOf, type EchoMark } from '../feedback/index.ts'
import { lint, overlap, render, slotNames } from '../wording/index.ts'
import { usableSkeletons } from './choose-skeleton.ts'
import { tonesFor } from './tone.ts'

export type EchoInput = {
  /** In any order. */
  entries: readonly EchoEntry[]
  accountId: string
  /** Ordinal local day now. */
  today: number
  tone: Tone
  tier: Tier
  /** All Echos so far, in any order. */
  history: readonly PastEcho[]
  /** The person’s marks on earlier Echos, in any order; none when absent. */
  marks?: readonly EchoMark[]
  lexicon: Lexicon
  /** Used to measure how related two lines are. */
  vectors: WordVectors
}

/**
 * Today's Echo, if one is due and there is a true claim to make (docs/spec/rules.md#echos). The same input gives the
 * same Echo, byte for byte; every Echo has passed its audit.
 */
export function generateEcho(input: EchoInput): EchoOutcome {
  const { today, lexicon, vectors, tier } = input
  const history = input.history.toSorted((a, b) => a.receipt.asOf - b.receipt.asOf || a.day - b.day)
  const readings = orderedReadings(input.entries, today, lexicon)
  if (readings.length < ECHO_ENTRIES_REQUIRED) return { kind: 'locked' }
  const told = history.map(({ text }) => text)
  const journal = journalOf(readings, { today, lexicon, told, vectors, bars: barsOf(input.marks ?? [], today) })
  if (journal.state === 'quiet') {
    const days = readings.map(({ entry }) => entry.day)
    return { kind: 'quiet', echo: quietEcho(entriesInQuiet(days, today), today) }
  }
  const last = history.at(-1)
  const hasNewEntry = readings.some(({ entry }) => !entry.historic && entry.time > (last?.receipt.asOf ?? 0))
  const sinceEntry =
    today - readings.reduce((latest, { entry }) => Math.max(latest, entry.day), Number.NEGATIVE_INFINITY)
  if (!hasNewEntry && sinceEntry > TOLD_AFTER_ENTRY_DAYS) return { kind: 'not-due' }
  if (!echoDue({ tier, today, lastEchoDay: last?.day ?? null, hasNewEntry })) return { kind: 'not-due' }
  if (isHardDay(journal)) return { kind: 'none' }

  const { open, heldBack } = findCandidates(journal, history, input.accountId, tier)
  const echo = firstWorded(open, journal, history, input)
  return echo ? { kind: 'echo', echo, teaser: teaserOf(heldBack, journal, history, input) } : { kind: 'none' }
}

/** The best candidate that makes a readable line and passes its audit, as an Echo. */
function firstWorded(
  candidates: readonly Candidate[],
  journal: Journal,
  history: readonly PastEcho[],
  input: EchoInput,
): Echo | null {
  for (const candidate of ranked(candidates, journal, history, input.accountId, input.marks)) {
    const echo = wordedEcho(candidate, journal, history, input)
    if (echo) return echo
  }
  return null
}

/** The best Echo that only the tier excludes. It is made and audited in full, so that the hint is true. */
function teaserOf(
  heldBack: readonly Candidate[],
  journal: Journal,
  history: readonly PastEcho[],
  input: EchoInput,
): Teaser | null {
  const heard = new Set(history.map(({ receipt }) => receipt.rule))
  const news = heldBack.filter(({ detector }) => !heard.has(detector.rule))
  const echo = firstWorded(news, journal, history, input)
  if (!echo) return null
  const { patternType, patternLabel, basedOnEntries, timeframeDays } = echo
  return { patternType, patternLabel, basedOnEntries, timeframeDays }
}

/** The candidate in words: the least recently used skeleton that makes a readable line and passes the audit. */
function wordedEcho(
  candidate: Candidate,
  journal: Journal,
  history: readonly PastEcho[],
  input: EchoInput,
): Echo | null {
  const cited = new Set(candidate.finding.entries)
  const evidence = journal.entries.filter(({ entry }) => cited.has(entry.id))
  for (const tone of tonesFor(input.tone, journal.state, candidate.finding, evidence)) {
    const echo = echoIn(tone, { ...candidate, finding: quotedIn(tone, candidate.finding) }, journal, history, input)
    if (echo) return echo
  }
  return null
}

/** The finding without its quote if this tone may not quote it. */
function quotedIn(tone: Tone, finding: Finding): Finding {
  if (finding.quotes.length === 0 || finding.quoteTones?.includes(tone)) return finding
  const { quote: _, date: __, ...slots } = finding.slots
  return { ...finding, slots, quotes: [] }
}

function echoIn(
  tone: Tone,
  candidate: Candidate,
  journal: Journal,
  history: readonly PastEcho[],
  { today, accountId, entries, lexicon }: EchoInput,
): Echo | null {
  const { detector, finding, resonance } = candidate
  const rule = ruleNamed(detector.rule)
  if (!rule) return null
  const asOf = journal.entries.at(-1)?.entry.time ?? 0
  const recent = history.slice(-REPEAT_WINDOW)
  const usable = usableSkeletons(detector.rule, rule.skeletons, tone, finding.slots, history, `${accountId}|${today}`)
  for (const skeleton of usable) {
    const text = render(skeleton.text, finding.slots, tone, today)
    if (text === null || text.length > ECHO_MAX_LENGTH || lint(text, journal.state === 'gentle', tone) !== null)
      continue
    if (recent.some((past) => overlap(text, past.text) > MAX_OVERLAP)) continue
    const told = shownOf(skeleton.text, candidate)
    const receipt = receiptOf(told, { skeleton: skeleton.id, tone, state: journal.state, day: today, asOf })
    if (auditEcho({ text, receipt }, entries, lexicon) !== null) continue
    return {
      text,
      patternType: rule.detector.type,
      patternLabel: detector.label,
      resonance,
      basedOnEntries: finding.basedOn,
      timeframeDays: finding.lastDay - finding.firstDay + 1,
      receipt,
    }
  }
  return null
}

/** The candidate, without its quote if the skeleton does not show it. */
function shownOf(skeleton: string, candidate: Candidate): Candidate {
  const { finding } = candidate
  if (finding.quotes.length === 0 || slotNames(skeleton).includes('quote')) return candidate
  const { quote: _, date: __, ...slots } = finding.slots
  return { ...candidate, finding: { ...finding, slots, quotes: [] } }
}
