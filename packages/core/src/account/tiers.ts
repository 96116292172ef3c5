/** Subscription tiers, lowest first (docs/spec/rules.md#tiers). */
export const TIERS = ['free', 'pro', 'premium'] as const
export type Tier = (typeof TIERS)[number]

export const TIER_NAMES: Readonly<Record<Tier, string>> = { free: 'Free', pro: 'Pro', premium: 'Premium' }

/** US dollars a month (docs/spec/numbers.md#account). */
export const TIER_PRICES: Readonly<Record<Tier, number>> = { free: 0, pro: 9.99, premium: 19.99 }

/** True when `tier` is `least` or above it. */
export function tierIncludes(tier: Tier, least: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(least)
}

/** The display name of a tier; settings show Pro when the tier is unknown. */
export function tierLabel(tier: string | null | undefined): string {
  return TIER_NAMES[TIERS.find((known) => known === tier) ?? 'pro']
}

export type PlanAction = 'Current Plan' | 'Downgrade' | 'Upgrade' | 'Switch Plan'

/**
 * The label of a plan's button (docs/spec/rules.md#tiers): going to Free is a downgrade, leaving Free an upgrade, and
 * moving between the paid plans a switch.
 */
export function planAction(current: Tier, plan: Tier): PlanAction {
  if (plan === current) return 'Current Plan'
  if (plan === 'free') return 'Downgrade'
  return current === 'free' ? 'Upgrade' : 'Switch Plan'
}
