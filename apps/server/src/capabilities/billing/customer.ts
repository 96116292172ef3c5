import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { BillingGateway } from '#server/adapters/payments/billing-gateway.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { billingStore } from './billing.store.ts'

/** The gateway's id for an account, created at its first use. */
export async function customerOf(
  { db, gateway }: { db: Db; gateway: BillingGateway },
  vault: AccountVault,
): Promise<string> {
  const store = billingStore(db, vault)
  const known = await store.subscription()
  if (known?.gateway === gateway.name && known.customer) return known.customer
  if (known?.reference) throw otherGateway()
  await store.openCustomer(gateway.name, await gateway.openCustomer(vault.accountId))
  const opened = (await store.subscription())?.customer
  if (!opened) throw otherGateway()
  return opened
}

/**
 * The refusal when another service runs the plan: without its API key, this server can neither change nor end the plan.
 */
export function otherGateway(): AppError {
  return new AppError('BILLING_UNAVAILABLE', 'This server can’t reach the payment service that handles your plan.', {
    retryAfter: 3_600,
  })
}
