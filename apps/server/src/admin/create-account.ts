import { z } from 'zod'
import { TIERS } from '@soundings/core/tiers'
import { accountDirectory, accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { accountFor } from '#server/capabilities/auth/auth.service.ts'
import { checkedAddress, newSignInLink } from '#server/capabilities/auth/sign-in-link.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import { openAccountVault } from '#server/vault/account-vault.ts'
import { addressHash } from '#server/vault/address-hash.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'
import { AdminRefusal } from './refusal.ts'

export const NewAccountOrder = z.strictObject({
  address: z.string(),
  /** Null leaves an account that is there as it is. */
  tier: z.enum(TIERS).nullable(),
  /** The address is as it should be, though it looks like a slip. */
  confirmed: z.boolean(),
})
export type NewAccountOrder = z.infer<typeof NewAccountOrder>

export const CreatedAccount = z.object({ existed: z.boolean(), link: z.string() })
export type CreatedAccount = z.infer<typeof CreatedAccount>

export type CreateAccountDeps = { db: Db; root: RootKeys; publicUrl: string }

/** Makes the account of an address, unless there is one, and a link that signs in to it, once. */
export async function createAccount(
  deps: CreateAccountDeps,
  order: NewAccountOrder,
  now: Date,
): Promise<CreatedAccount> {
  const { db, root } = deps
  const address = checked(order)
  const known = await accountDirectory(db).findByAddress(addressHash(root, address))
  const id = known ?? (await accountFor(deps, { address, timeZone: undefined, now }))
  const key = await accountDirectory(db).findKey(id)
  if (order.tier && key) await accountStore(db, openAccountVault(root, id, key)).saveTier(order.tier)
  return { existed: known !== null, link: await newSignInLink(deps, address, now) }
}

function checked({ address, confirmed }: NewAccountOrder): string {
  try {
    return checkedAddress(address, confirmed)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'EMAIL_TYPO_SUSPECTED') throw error
    throw new AdminRefusal(`${error.message} If the address is right as it is, add --as-typed.`)
  }
}
