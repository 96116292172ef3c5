import type { Tier } from '@soundings/core/tiers'

/** What each plan gives: only what the software does. What is not named here never depends on a plan. */
export const PLAN_FEATURES: Readonly<Record<Tier, readonly string[]>> = {
  free: [
    'Write, dictate and import without limit',
    'Clarity insights, and the reasons behind every Echo',
    'A new Echo once in 7 days',
    '1 Pro-level advanced Echo after 30 entries',
  ],
  pro: ['Everything in Free', 'A new Echo each day you write', 'Every advanced pattern in your Echos'],
  premium: ['Everything in Pro', 'Echos that look back 90 days, to lines you have not turned to for weeks'],
}

/** What going down to Free takes away. */
export const DOWNGRADE_WARNING =
  'On Free you lose the premium features: a new Echo each day you write, every advanced pattern, and on Premium the look back over 90 days. Your entries, your past Echos, their reasons and every export stay.'
