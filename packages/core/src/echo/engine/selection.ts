import { fnv1a } from '../../random/index.ts'
import { BARE_REST_ECHOES, PATTERN_REST_ECHOES, REST_DAYS, REST_ECHO_DAYS, SCORE } from '../constants.ts'
import type { Journal } from '../journal/journal.ts'
import { typeOfRule } from './allowance.ts'
import { hasNews, isSameThing, quotesSame } from './news.ts'
import type { Detector } from '../finding/rule.ts'
import type { Finding, Statistic } from '../finding/finding.ts'
import type { Choice, PastEcho } from '../finding/receipt.ts'
import { LEAST_WORTH, leastWorth } from '../worth/least-worth.ts'
import { barsOf, steered, steeringOf, type EchoMark } from '../feedback/index.ts'

/** A finding that could become an Echo, with the parts of its score. Once ranked, it also records how it was chosen. */
export type Candidate = {
  detector: Detector
  finding: Finding
  resonance: number
  statistic: Statistic
  seed: string
  choice?: Choice
}

const HASH_RANGE = 2 ** 32

/**
 * Candidates, best first (docs/spec/rules.md#choice): types and findings shown too recently, or ruled out by marks,
 * are left out; the others are sorted by resonance, freshness, salience, variety and marks, ties by key.
 * @param history oldest first
 * @param marks in any order
 */
export function ranked(
  candidates: readonly Candidate[],
  journal: Journal,
  history: readonly PastEcho[],
  accountId: string,
  marks: readonly EchoMark[] = [],
): Candidate[] {
  const bars = barsOf(marks, journal.today)
  const newestFirst = history.toReversed()
  const byId = new Map(journal.entries.map(({ entry }) => [entry.id, entry]))
  const known = history.at(-1)?.receipt.asOf ?? null
  const isFresh = (id: string) => known === null || (byId.get(id)?.time ?? 0) > known
  const bareLately = newestFirst
    .slice(0, BARE_REST_ECHOES)
    .some(({ receipt, day }) => receipt.quotes.length === 0 && journal.today - day < REST_ECHO_DAYS * BARE_REST_ECHOES)
  const lastDay = newestFirst[0]?.day ?? null
  const isWritten = journal.entries.at(-1)?.entry.day === journal.today
  const least = leastWorth(lastDay === null ? null : journal.today - lastDay, isWritten)
  const isFirst = !newestFirst.some(({ receipt }) => receipt.claim === 'pattern' || typeOfRule(receipt.rule) === 'pair')
  const noPatternLately = !newestFirst.slice(0, PATTERN_REST_ECHOES).some(({ receipt }) => receipt.claim === 'pattern')

  const scored = candidates.flatMap((candidate) => {
    const { detector, finding, resonance } = candidate
    const said = { rule: detector.rule, key: finding.key, slots: finding.slots }
    const isFirstPair = isFirst && detector.type === 'pair'
    const needed = isFirstPair ? Math.min(least, LEAST_WORTH.last) : least
    if (bars.finding(said) || (finding.worth !== undefined && finding.worth < needed)) return []
    const sinceType = newestFirst.findIndex(({ receipt }) => typeOfRule(receipt.rule) === detector.type)
    const daysSinceType = journal.today - (newestFirst[sinceType]?.day ?? journal.today)
    const isResting = sinceType < detector.restEchoes && daysSinceType < REST_ECHO_DAYS * detector.restEchoes
    if (sinceType >= 0 && isResting) return []
    const same = newestFirst.find(({ receipt }) => receipt.rule === detector.rule && receipt.key === finding.key)
    if (same && (journal.today - same.day < detector.restDays || !hasNews(same.receipt, finding))) return []
    if (detector.type === 'pair' && newestFirst.some((past) => rulesOut(past, finding, journal.today))) return []
    // Readers care least for a count without a line (docs/decisions/035-questions-back.md).
    if (finding.quotes.length === 0 && bareLately && journal.state === 'open') return []
    const fresh =
      known === null
        ? 1
        : finding.entries.length === 0
          ? SCORE.wholeRecordFreshness
          : finding.entries.filter(isFresh).length / finding.entries.length
    const salience = detector.claim === 'record' ? finding.strength : SCORE.patternSalience
    const chance = fnv1a(`${accountId}|${journal.today}|${detector.type}|${finding.key}`) / HASH_RANGE
    const recently =
      sinceType < 0 ? 0 : Math.exp(-Math.max(0, sinceType - detector.restEchoes) / SCORE.recentTypeDecayEchoes)
    const byKind =
      detector.weight * (SCORE.resonance * resonance + SCORE.freshness * fresh + SCORE.salience * salience) +
      (detector.claim === 'pattern' && noPatternLately ? SCORE.patternBonus : 0) -
      SCORE.recentTypePenalty * recently -
      (finding.isName ? SCORE.properNamePenalty : 0)
    const score =
      (finding.worth === undefined ? byKind : scoreOfWorth(finding.worth)) +
      (isFirstPair ? SCORE.firstPairBonus : 0) +
      SCORE.chance * chance
    const steering = steeringOf(marks, journal.today, said)
    return [{ candidate, score: steered(score, steering), steering }]
  })
  const order = ({ detector, finding }: Candidate) => `${detector.rule} ${finding.key}`
  return scored
    .toSorted((a, b) => b.score - a.score || (order(a.candidate) < order(b.candidate) ? -1 : 1))
    .map(({ candidate, steering }) => ({ ...candidate, choice: { from: scored.length, ...steering } }))
}

/** The score of a line or a pair: readers’ ratings decide between them, whatever rule found them. */
function scoreOfWorth(worth: number): number {
  const { level, perPoint } = SCORE.worth
  return level + perPoint * worth
}

/** True for a pair about a thing that a recent one was about, and for a line that a recent Echo quoted. */
function rulesOut({ receipt, day }: PastEcho, finding: Finding, today: number): boolean {
  const days = today - day
  if (typeOfRule(receipt.rule) === 'pair' && isSameThing(receipt, finding) && days < REST_DAYS.thing) return true
  const beside = receipt.quotes.length === 1 ? REST_DAYS.besideAnother : REST_DAYS.once
  return quotesSame(receipt, finding) && days < (finding.quotes.length === 1 ? REST_DAYS.lineAlone : beside)
}
