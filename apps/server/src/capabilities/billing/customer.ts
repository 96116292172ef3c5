import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { BillingGateway } from '#server/ports/billing-gateway.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { billingStore } from './billing.store.ts'

/** The gateway's name for an account, made at its first use. */
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

/** A plan that runs at a service this server has no key of can be neither changed nor ended here. */
export function otherGateway(): AppError {
  return new AppError('BILLING_UNAVAILABLE', 'Your plan runs at a payment service that cannot be reached from here.', {
    retryAfter: 3_600,
  })
}
