import type { Tone } from '../../account/index.ts'
import type { SafetyState } from '../../safety/index.ts'
import type { Slots } from '../wording/slots.ts'
import type { Quote, Statistic } from './finding.ts'

/** Everything needed to explain an Echo and to check it again (docs/spec/glossary.md). */
export type Receipt = {
  engine: string
  rule: string
  claim: 'record' | 'pattern'
  key: string
  skeleton: string
  tone: Tone
  state: SafetyState
  slots: Slots
  entries: readonly string[]
  quotes: readonly Quote[]
  statistic: Statistic
  seed: string
  /** Ordinal local day on which the Echo was made. */
  day: number
  /** Time of the newest entry the engine knew, ms since the epoch. */
  asOf: number
  /** How it was chosen; absent in receipts from before marks. */
  choice?: Choice
}

/** How marks change a finding’s score: two factors, and the number of marks with each verdict. */
export type Steering = { rule: number; subject: number; trueMarks: number; notMeMarks: number }

/** How many findings an Echo was chosen from, and how marks changed its score. */
export type Choice = Steering & { from: number }

/** An earlier Echo. */
export type PastEcho = { day: number; text: string; receipt: Receipt }
