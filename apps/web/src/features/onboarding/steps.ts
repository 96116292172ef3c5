import type { OnboardingStatus } from '@soundings/contract/onboarding'

/** Onboarding has four steps (product-spec section 9). */
export const STEPS = 4

/** What was chosen before, or nothing when the status could not be had. */
export type Chosen = OnboardingStatus['onboarding'] | null

/** The step that is next: the one after the last that was saved. Without a status it is the first. */
export function expectedStep(status: OnboardingStatus | null): number {
  return Math.min(STEPS, Math.max(1, (status?.user.onboarding_step ?? 0) + 1))
}

/** The step that a path names, or null. */
export function stepOfPath(path: string): number | null {
  const step = Number(/\/step-([1-4])\/?$/.exec(path)?.[1])
  return Number.isNaN(step) ? null : step
}
