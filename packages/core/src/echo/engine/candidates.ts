import { tierIncludes, type Tier } from '../../account/index.ts'
import { advancedAllowed, countAdvanced, isAdvanced } from './allowance.ts'
import { certify } from './certify.ts'
import type { Journal } from '../journal/journal.ts'
import { patternResonance, recordResonance } from './resonance.ts'
import { RULES } from '../rules/index.ts'
import type { Candidate } from './selection.ts'
import type { Detector, PatternDetector } from '../finding/rule.ts'
import type { PastEcho } from '../finding/receipt.ts'

/** Candidates for this person's next Echo, and the certified patterns that only their tier excludes. */
export type Candidates = { open: Candidate[]; heldBack: Candidate[] }

/**
 * Every claim that an Echo could make now: findings about entries, and certified patterns.
 * @param history oldest first
 */
export function findCandidates(
  journal: Journal,
  history: readonly PastEcho[],
  accountId: string,
  tier: Tier,
): Candidates {
  const takesAdvanced = advancedAllowed(tier, journal.entries.length, countAdvanced(history))
  const isTaken = (detector: Detector) => takesAdvanced || !isAdvanced(detector)
  const lastDay = history.at(-1)?.day ?? null
  const firstDay = journal.entries[0]?.entry.day ?? journal.today
  const isLongSilent = ({ afterSilence }: Detector) =>
    afterSilence === undefined ||
    (lastDay === null ? journal.today - firstDay >= afterSilence.first : journal.today - lastDay >= afterSilence.later)
  // In gentle times no one sees a hint of another tier's Echos.
  const detectors = RULES.map(({ detector }) => detector)
    .filter(({ leastTier }) => leastTier === undefined || tierIncludes(tier, leastTier))
    .filter(isLongSilent)
    .filter((detector) => journal.state === 'open' || (detector.inGentleTimes && isTaken(detector)))
  const all = [...recordCandidates(journal, detectors, accountId), ...patternCandidates(journal, detectors)]
  return {
    open: all.filter(({ detector }) => isTaken(detector)),
    heldBack: all.filter(({ detector }) => !isTaken(detector)),
  }
}

function recordCandidates(journal: Journal, detectors: readonly Detector[], accountId: string) {
  const seed = `${accountId}|R|${journal.today}`
  const quietDays = journal.today - (journal.entries.at(-1)?.entry.day ?? journal.today)
  return detectors.flatMap((detector) => {
    if (detector.claim !== 'record') return []
    return detector.find(journal).map((finding): Candidate => {
      const resonance = recordResonance(finding, quietDays)
      return { detector, finding, resonance, statistic: finding.statistic, seed }
    })
  })
}

function patternCandidates(journal: Journal, detectors: readonly Detector[]) {
  const allowed = (detector: PatternDetector) => detectors.includes(detector)
  // All detectors share one error budget, including those this person's tier excludes.
  const all = RULES.map(({ detector }) => detector).filter((detector) => detector.claim === 'pattern')
  if (!all.some(allowed)) return []
  return certify(journal, all).flatMap(({ detector, key, q, statistic }): Candidate[] => {
    const finding = allowed(detector) ? detector.tell(journal, key) : null
    if (!finding) return []
    const seed = `P|${statistic['look'] ?? ''}`
    const resonance = patternResonance(finding, q)
    return [{ detector, finding, resonance, statistic: { ...statistic, ...finding.statistic }, seed }]
  })
}
