import { isoDateOf } from '@soundings/core/time'
import type { Account } from '#server/capabilities/accounts/accounts.store.ts'

/** Data of the account itself. This file is only for reading; the restorable part is in the profile. */
export function accountFacts({ onboarding, echoPause, ...account }: Account) {
  return {
    email: account.email,
    display_name: account.displayName,
    time_zone: account.timeZone,
    subscription_tier: account.tier,
    created_at: account.createdAt.toISOString(),
    intentions: onboarding.intentions,
    frequency: onboarding.frequency,
    tone: onboarding.tone,
    echoes_paused: echoPause && { until: echoPause.until === null ? null : isoDateOf(echoPause.until) },
  }
}
