import type { PatternType } from '../rules/index.ts'
import type { Receipt } from '../finding/receipt.ts'

export type Echo = {
  text: string
  patternType: PatternType
  patternLabel: string
  /** How strongly and how widely the claim is present in the entries it is based on, 0-1. Not a probability. */
  resonance: number
  basedOnEntries: number
  timeframeDays: number
  receipt: Receipt
}

/** What a locked card shows of an Echo that only a higher tier includes: its kind of pattern and its basis. */
export type Teaser = Pick<Echo, 'patternType' | 'patternLabel' | 'basedOnEntries' | 'timeframeDays'>

export type EchoOutcome =
  /** `locked`: too few entries. `not-due`: no new Echo is due yet. `none`: there is no claim to make. */
  | { kind: 'locked' | 'not-due' | 'none' }
  /** Safety has paused Echos: a fixed text, not to be stored. */
  | { kind: 'quiet'; echo: Echo }
  | { kind: 'echo'; echo: Echo; teaser: Teaser | null }
