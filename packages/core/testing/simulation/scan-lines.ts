import { scan } from '../../src/safety/index.ts'
import { safetyFigures, type Share } from '../safety/figures.ts'
import { isHeldOut, readWriters } from '../safety/lines.ts'
import { quotableShare } from '../safety/quotable.ts'
import type { Line } from './line.ts'

/** Targets for writers that were not used for training (docs/evaluation.md). */
const TARGETS = { plain: 0.85, oblique: 0.5, lookAlikes: 0.05, ordinaryHeld: 0.01, quotable: 0.05, playful: 0.015 }

/** Results of the scan for the English lines of held-out writers, and the share of lines that could be quoted. */
export function scanLines(): Line[] {
  const lines = readWriters('en')
    .filter(isHeldOut)
    .flatMap((writer) => writer.lines)
  const [english] = safetyFigures(lines, scan)
  if (!english) return []
  const { any, playful } = quotableShare(lines)
  const inCalm = quotableShare(lines, true)
  return [
    atLeast('plain wording found, held-out writers', english.plain, TARGETS.plain),
    atLeast('oblique wording found, held-out writers', english.oblique, TARGETS.oblique),
    atMost('look-alikes alarmed, held-out writers', english.lookAlikes, TARGETS.lookAlikes, false),
    atMost('ordinary entries held, held-out writers', english.ordinaryHeld, TARGETS.ordinaryHeld, false),
    atMost('grave lines that could be quoted one day, rated 4', any, TARGETS.quotable, true),
    atMost('grave lines that could be quoted in Playful', playful, TARGETS.playful, true),
    atMost('grave lines that could be quoted one day, rated 4 in a calm time', inCalm.any, TARGETS.quotable, true),
    atMost('grave lines that could be quoted in Playful, in a calm time', inCalm.playful, TARGETS.playful, true),
  ]
}

function atLeast(measure: string, share: Share, target: number): Line {
  const isMet = share.found >= target * share.of
  return { measure, target: `≥ ${100 * target}%`, reached: shown(share), isMet, isRequired: false }
}

function atMost(measure: string, share: Share, target: number, isRequired: boolean): Line {
  const isMet = share.found <= target * share.of
  return { measure, target: `≤ ${100 * target}%`, reached: shown(share), isMet, isRequired }
}

function shown({ found, of }: Share): string {
  return of === 0 ? '-' : `${((100 * found) / of).toFixed(1)}% (${found} of ${of})`
}
