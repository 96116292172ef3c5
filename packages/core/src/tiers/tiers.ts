/** Subscription tiers, lowest first (product-spec section 3). */
export const TIERS = ['free', 'pro', 'premium'] as const
export type Tier = (typeof TIERS)[number]

/** What a tier is called where people read it. */
export const TIER_NAMES: Readonly<Record<Tier, string>> = { free: 'Free', pro: 'Pro', premium: 'Premium' }

/** US dollars a month (product-spec section 9). */
export const TIER_PRICES: Readonly<Record<Tier, number>> = { free: 0, pro: 9.99, premium: 19.99 }

/** True when `tier` is `least` or above it. */
export function tierIncludes(tier: Tier, least: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(least)
}

/** What is said of a tier that is not known: settings name Pro then (product-spec section 6). */
export function tierLabel(tier: string | null | undefined): string {
  return TIER_NAMES[TIERS.find((known) => known === tier) ?? 'pro']
}

export type PlanAction = 'Current Plan' | 'Downgrade' | 'Upgrade' | 'Switch Plan'

/**
 * The label of a plan's button (product-spec section 4): to Free is a downgrade, from Free an upgrade, between the two
 * paid plans a switch.
 */
export function planAction(current: Tier, plan: Tier): PlanAction {
  if (plan === current) return 'Current Plan'
  if (plan === 'free') return 'Downgrade'
  return current === 'free' ? 'Upgrade' : 'Switch Plan'
}
