import type { SafetyState } from '../safety/index.ts'

/**
 * Which prompts fit the safety state: `all`; `grounding` for the base grounding shelf, plus by chance the steady shelf;
 * or `steady` for the steady shelf alone.
 */
export const FITTING_PROMPTS = ['all', 'grounding', 'steady'] as const
export type FittingPrompts = (typeof FITTING_PROMPTS)[number]

const BY_STATE: Readonly<Record<SafetyState, FittingPrompts>> = { open: 'all', gentle: 'grounding', quiet: 'steady' }

/** The prompts that fit a safety state (docs/spec/rules.md#prompts). */
export function fittingPrompts(safety: SafetyState): FittingPrompts {
  return BY_STATE[safety]
}
