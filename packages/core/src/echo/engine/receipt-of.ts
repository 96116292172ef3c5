import type { Tone } from '../../account/index.ts'
import type { SafetyState } from '../../safety/index.ts'
import { ENGINE_VERSION } from '../constants.ts'
import type { Candidate } from './selection.ts'
import type { Receipt } from '../finding/receipt.ts'

/** The record of how an Echo came about. Plain data, so that it can be stored as JSON. */
export function receiptOf(
  { detector, finding, statistic, seed, choice }: Candidate,
  telling: { skeleton: string; tone: Tone; state: SafetyState; day: number; asOf: number },
): Receipt {
  return {
    engine: ENGINE_VERSION,
    rule: detector.rule,
    claim: detector.claim,
    key: finding.key,
    skeleton: telling.skeleton,
    tone: telling.tone,
    state: telling.state,
    slots: finding.slots,
    entries: finding.entries,
    quotes: finding.quotes,
    statistic,
    seed,
    day: telling.day,
    asOf: telling.asOf,
    ...(choice ? { choice } : {}),
  }
}
