import { PERMUTATIONS, weightedBenjaminiHochberg } from '../../statistics/index.ts'
import { ENTRIES_MAX, PRIMING_P } from '../constants.ts'
import { journalOf, type Journal } from '../journal/journal.ts'
import type { PatternDetector, PatternTest } from '../finding/rule.ts'
import type { Statistic } from '../finding/finding.ts'
import { shiftLooks, standingLooks } from './looks.ts'

/**
 * Level of the weighted Benjamini-Hochberg step per look and family (docs/spec/numbers.md#patterns), below the usual
 * 0.05. A journal has up to ten such looks. A level of 0.04 removes a fifth of all false patterns, and effects that
 * must be found with 80% power are still found as often, within two points (docs/evaluation.md).
 */
const LEVEL = { standing: 0.04, shift: 0.01 } as const
/**
 * The share of its detector’s level at which a later finding of the same test passes. In simulated journals with one
 * true effect, 4% are then shown a false one, too (docs/decisions/045-every-effect-that-holds.md).
 */
const LATER_LEVEL = 0.65

/** A pattern that may be used until the next look of its family. */
export type Certificate = { detector: PatternDetector; key: unknown; q: number; statistic: Statistic }

/**
 * The patterns certified at the newest look of each family. Weighted Benjamini-Hochberg tests the detectors that have
 * enough data. If a detector passes, its later findings are tested, too. A pattern also needs a large enough effect and
 * p ≤ 0.10 for the same subject at the previous look. The result depends only on the entries of those looks, so a
 * repeated test gives the same one.
 */
export function certify(journal: Journal, detectors: readonly PatternDetector[]): Certificate[] {
  return (['standing', 'shift'] as const).flatMap((family) => {
    const looks = (family === 'standing' ? standingLooks : shiftLooks)(journal.entries.length)
    if (!looks) return []
    const members = detectors.filter((detector) => detector.family === family)
    const passed = passedAt(testAll(journal, members, looks.current), LEVEL[family])
    if (passed.length === 0) return []
    const before = testAll(journal, [...new Set(passed.map(({ detector }) => detector))], looks.previous)
    return passed.flatMap(({ detector, test, q }) => {
      const primed = before
        .filter((other) => other.detector === detector)
        .flatMap((other) => [other.test, ...(other.test.later ?? [])])
        .find(({ subject }) => subject === test.subject)
      if (!primed || primed.p > PRIMING_P) return []
      const statistic = {
        ...test.statistic,
        p: test.p,
        q,
        look: looks.current,
        previous_look: looks.previous,
        previous_p: primed.p,
        permutations: PERMUTATIONS,
      }
      return [{ detector, key: test.key, q, statistic }]
    })
  })
}

type Tested = { detector: PatternDetector; test: PatternTest }

/** The findings that pass at a look, with their adjusted p. */
function passedAt(tested: readonly Tested[], level: number): (Tested & { q: number })[] {
  const verdicts = weightedBenjaminiHochberg(
    tested.map(({ test, detector }) => ({ p: test.p, weight: detector.certificationWeight })),
    level,
  )
  const rejected = verdicts.filter((verdict) => verdict.rejected).length
  const weights = tested.reduce((sum, { detector }) => sum + detector.certificationWeight, 0)
  return tested.flatMap(({ detector, test }, i) => {
    const verdict = verdicts[i]
    if (!verdict?.rejected) return []
    const adjusted = (p: number) => (p * weights) / (detector.certificationWeight * rejected)
    const later = (test.later ?? []).map((one) => ({ detector, test: one, q: adjusted(one.p) }))
    return [{ detector, test, q: verdict.q }, ...later.filter(({ q }) => q <= LATER_LEVEL * level)].filter(
      (one) => one.test.isLarge,
    )
  })
}

/**
 * Seed of all random draws at one look: the same for everyone, so that the same entries give the same p in each
 * account.
 */
function lookSeed(look: number): string {
  return `P|${look}`
}

function testAll(journal: Journal, detectors: readonly PatternDetector[], look: number): Tested[] {
  const then = journalOf(journal.entries.slice(Math.max(0, look - ENTRIES_MAX), look), {
    today: journal.today,
    lexicon: journal.lexicon,
  })
  return detectors.flatMap((detector) => {
    const test = detector.test(then, lookSeed(look))
    return test ? [{ detector, test }] : []
  })
}
