import type { SafetyState } from '../safety/index.ts'

/**
 * Which prompts fit now: `all` of them, `grounding` for the base grounding shelf (and the steady one beside it, by
 * chance), `steady` for the steady shelf alone.
 */
export const FITTING_PROMPTS = ['all', 'grounding', 'steady'] as const
export type FittingPrompts = (typeof FITTING_PROMPTS)[number]

const BY_STATE: Readonly<Record<SafetyState, FittingPrompts>> = { open: 'all', gentle: 'grounding', quiet: 'steady' }

/** The prompts that a journal in this state may be shown (design section 2.3). */
export function fittingPrompts(safety: SafetyState): FittingPrompts {
  return BY_STATE[safety]
}
