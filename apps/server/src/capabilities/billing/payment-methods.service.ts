import { randomUUID } from 'node:crypto'
import type { CardEntry, PaymentMethods } from '@soundings/contract/billing'
import { nextChargeDay, PAYMENT_METHODS_MAX, TIER_PRICES } from '@soundings/core/account'
import { isoDateOf, localDay } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { BillingGateway, TakenCard } from '#server/adapters/payments/billing-gateway.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { billingStore } from './billing.store.ts'
import { customerOf } from './customer.ts'

export type BillingDeps = { db: Db; gateway: BillingGateway; clock: () => Date }

/** All cards, the oldest first, with the date and amount of the next charge. */
export async function listPaymentMethods(deps: BillingDeps, vault: AccountVault): Promise<PaymentMethods> {
  const { db, gateway } = deps
  const account = await accountStore(db, vault).existing()
  const store = billingStore(db, vault)
  const since = (await store.subscription())?.paidSince ?? account.createdAt
  const day = (time: Date) => localDay(time, account.timeZone)
  const isPaid = account.tier !== 'free'
  const methods = await store.paymentMethods(gateway.name)
  return {
    nextChargeDate: isPaid ? isoDateOf(nextChargeDay(day(since), day(deps.clock()))) : null,
    nextChargeAmount: isPaid ? TIER_PRICES[account.tier] : null,
    paymentMethods: methods.map(({ reference: _reference, ...method }) => method),
    gateway: gateway.name,
    publishableKey: gateway.publishableKey,
  }
}

/** Opens the card fields of a gateway that has its own. */
export async function beginCard(deps: BillingDeps, vault: AccountVault): Promise<CardEntry> {
  const { gateway } = deps
  const clientSecret = gateway.publishableKey && (await gateway.beginCard(await customerOf(deps, vault)))
  if (!clientSecret || !gateway.publishableKey) throw new AppError('NOT_FOUND', 'There is nothing at this URL.')
  return { clientSecret, publishableKey: gateway.publishableKey }
}

/** The first card becomes the default. */
export async function addPaymentMethod(deps: BillingDeps, vault: AccountVault, card: TakenCard): Promise<void> {
  const { db, gateway } = deps
  const now = deps.clock()
  const before = await billingStore(db, vault).paymentMethods(gateway.name)
  if (before.length >= PAYMENT_METHODS_MAX) {
    throw new AppError('TOO_MANY_PAYMENT_METHODS', `You can add up to ${PAYMENT_METHODS_MAX} cards. Delete one first.`)
  }
  const customer = await customerOf(deps, vault)
  const added = await gateway.addCard(customer, card)
  await billingStore(db, vault).addPaymentMethod(randomUUID(), gateway.name, added, now)
  await settleDefault(deps, vault, customer)
}

export async function removePaymentMethod(deps: BillingDeps, vault: AccountVault, id: string): Promise<void> {
  const method = await methodOf(deps, vault, id)
  const customer = await customerOf(deps, vault)
  await deps.gateway.removeCard(customer, method.reference)
  await billingStore(deps.db, vault).removePaymentMethod(id)
  await settleDefault(deps, vault, customer)
}

export async function makeDefault(deps: BillingDeps, vault: AccountVault, id: string): Promise<void> {
  const method = await methodOf(deps, vault, id)
  await deps.gateway.makeDefault(await customerOf(deps, vault), method.reference)
  await deps.db.transaction((tx) => billingStore(tx, vault).makeDefault(tx, id))
}

/** An account with cards always has a default: the oldest card, until the user chooses another. */
async function settleDefault(deps: BillingDeps, vault: AccountVault, customer: string): Promise<void> {
  const methods = await billingStore(deps.db, vault).paymentMethods(deps.gateway.name)
  const [oldest] = methods
  if (!oldest || methods.some(({ isDefault }) => isDefault)) return
  await deps.gateway.makeDefault(customer, oldest.reference)
  await deps.db.transaction((tx) => billingStore(tx, vault).makeDefault(tx, oldest.id))
}

async function methodOf({ db, gateway }: BillingDeps, vault: AccountVault, id: string) {
  const methods = await billingStore(db, vault).paymentMethods(gateway.name)
  const method = methods.find((each) => each.id === id)
  if (!method) throw new AppError('PAYMENT_METHOD_NOT_FOUND', 'This payment method no longer exists.')
  return method
}
