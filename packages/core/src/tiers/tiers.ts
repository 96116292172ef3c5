/** Subscription tiers, lowest first (product-spec section 3). */
export const TIERS = ['free', 'pro', 'premium'] as const
export type Tier = (typeof TIERS)[number]

/** True when `tier` is `least` or above it. */
export function tierIncludes(tier: Tier, least: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(least)
}
