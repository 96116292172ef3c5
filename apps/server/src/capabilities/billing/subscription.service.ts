import type { Tier } from '@soundings/core/account'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { BillingGateway } from '#server/adapters/payments/billing-gateway.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { billingStore } from './billing.store.ts'
import { customerOf, otherGateway } from './customer.ts'

type Deps = { db: Db; gateway: BillingGateway }

/**
 * Any tier can follow any other (docs/spec/rules.md#tiers). The gateway changes first, so no plan is given without
 * payment.
 */
export async function changeTier(deps: Deps & { clock: () => Date }, vault: AccountVault, tier: Tier): Promise<void> {
  const { db, gateway } = deps
  const account = await accountStore(db, vault).existing()
  if (account.tier === tier) return
  const store = billingStore(db, vault)
  if (gateway.needsCard && tier !== 'free' && (await store.paymentMethods(gateway.name)).length === 0) {
    throw new AppError('PAYMENT_METHOD_NEEDED', 'Please add a payment method first.')
  }
  const customer = await customerOf(deps, vault)
  const before = await store.subscription()
  const reference = await gateway.changePlan(customer, before?.reference ?? null, tier)
  const paidSince = tier === 'free' ? null : account.tier === 'free' ? deps.clock() : (before?.paidSince ?? null)
  const isSaved = await db.transaction(async (tx) => {
    const saved = await billingStore(tx, vault).savePlan(before?.reference ?? null, { reference, paidSince })
    if (saved) await accountStore(tx, vault).saveTier(tier)
    return saved
  })
  if (isSaved) return
  await giveWay(deps, vault, { customer, started: reference, before: before?.reference ?? null })
  throw new AppError('PLAN_CHANGED', 'Your plan was just changed somewhere else. Please check it and try again.')
}

/** When two changes collide, the later one's change at the gateway is undone so that it matches the stored plan. */
async function giveWay(
  { db, gateway }: Deps,
  vault: AccountVault,
  { customer, started, before }: { customer: string; started: string | null; before: string | null },
): Promise<void> {
  const noted = (await billingStore(db, vault).subscription())?.reference ?? null
  const tier = (await accountStore(db, vault).read())?.tier ?? 'free'
  if (started !== null && started === noted) await gateway.changePlan(customer, started, tier)
  else if (started !== before) await gateway.changePlan(customer, started, 'free')
}

/**
 * Ends the paid plan and deletes the customer at the gateway, before the account itself is deleted.
 * @throws AppError BILLING_UNAVAILABLE; the account must then remain, or it would be charged permanently
 */
export async function endSubscription({ db, gateway }: Deps, vault: AccountVault): Promise<void> {
  const known = await billingStore(db, vault).subscription()
  if (known?.customer) {
    if (known.gateway === gateway.name) await gateway.closeCustomer(known.customer)
    else if (known.reference) throw otherGateway()
  }
  await db.transaction(async (tx) => {
    await billingStore(tx, vault).removeAll()
    await accountStore(tx, vault).saveTier('free')
  })
}
