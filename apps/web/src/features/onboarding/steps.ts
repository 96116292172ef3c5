import type { OnboardingStatus } from '@soundings/contract/onboarding'

/** Onboarding has four steps (docs/spec/numbers.md#screens). */
export const STEPS = 4

/** The saved choices, or nothing when the status can't be loaded. */
export type Chosen = OnboardingStatus['onboarding'] | null

/** The next step: the one after the last saved step, or the first step without a status. */
export function expectedStep(status: OnboardingStatus | null): number {
  return Math.min(STEPS, Math.max(1, (status?.user.onboarding_step ?? 0) + 1))
}

/** The step of onboarding, 1 to 4, at a path; null at any other path. */
export function stepOfPath(path: string): number | null {
  const step = Number(/\/step-([1-4])\/?$/.exec(path)?.[1])
  return Number.isNaN(step) ? null : step
}
