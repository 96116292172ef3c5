import { PERMUTATIONS, weightedBenjaminiHochberg } from '../../statistics/index.ts'
import { ENTRIES_MAX } from '../constants.ts'
import { journalOf, type Journal } from '../journal.ts'
import type { PatternDetector, PatternTest, Statistic } from '../types.ts'
import { shiftLooks, standingLooks } from './looks.ts'

/**
 * Level of the weighted Benjamini-Hochberg step per look and family. The design has 0.05 for the standing family
 * (section B.1); a life holds up to ten such looks, and 0.04 takes a fifth off what is ever told falsely while the
 * effects of which 80% power is asked are found as often to within two points (docs/evaluation.md).
 */
const LEVEL = { standing: 0.04, shift: 0.01 } as const
/** p that the same finding must have had at the previous look. */
const PRIMING_P = 0.1

/** A pattern that may be told until the next look of its family. */
export type Certificate = { detector: PatternDetector; key: string; q: number; statistic: Statistic }

/**
 * The patterns that hold at the newest look of each family: weighted Benjamini-Hochberg over the detectors that could
 * be tested, an effect large enough, and p ≤ 0.10 for the same subject at the look before. Depends on the entries of
 * those looks alone, so asking again gives the same answer.
 */
export function certify(journal: Journal, detectors: readonly PatternDetector[]): Certificate[] {
  return (['standing', 'shift'] as const).flatMap((family) => {
    const looks = (family === 'standing' ? standingLooks : shiftLooks)(journal.entries.length)
    if (!looks) return []
    const members = detectors.filter((detector) => detector.family === family)
    const now = testAll(journal, members, looks.current)
    const verdicts = weightedBenjaminiHochberg(
      now.map(({ test, detector }) => ({ p: test.p, weight: detector.certificationWeight })),
      LEVEL[family],
    )
    const passed = now.flatMap(({ detector, test }, i) => {
      const verdict = verdicts[i]
      return verdict?.rejected && test.isLarge ? [{ detector, test, q: verdict.q }] : []
    })
    if (passed.length === 0) return []
    const before = testAll(
      journal,
      passed.map(({ detector }) => detector),
      looks.previous,
    )
    return passed.flatMap(({ detector, test, q }) => {
      const primed = before.find((other) => other.detector === detector && other.test.subject === test.subject)
      if (!primed || primed.test.p > PRIMING_P) return []
      const statistic = {
        ...test.statistic,
        p: test.p,
        q,
        look: looks.current,
        previous_look: looks.previous,
        previous_p: primed.test.p,
        permutations: PERMUTATIONS,
      }
      return [{ detector, key: test.key, q, statistic }]
    })
  })
}

/** Seed of all chance at one look: the same for everyone, so that the same entries give the same p to each account. */
function lookSeed(look: number): string {
  return `P|${look}`
}

function testAll(
  journal: Journal,
  detectors: readonly PatternDetector[],
  look: number,
): { detector: PatternDetector; test: PatternTest }[] {
  const then = journalOf(journal.entries.slice(Math.max(0, look - ENTRIES_MAX), look), journal.today, journal.lexicon)
  return detectors.flatMap((detector) => {
    const test = detector.test(then, lookSeed(look))
    return test ? [{ detector, test }] : []
  })
}
