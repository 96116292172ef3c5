import { z } from 'zod'
import { TIERS } from '@soundings/core/account'
import { accountDirectory } from '#server/capabilities/accounts/account-directory.store.ts'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { accountFor, checkedAddress, newSignInLink } from '#server/capabilities/auth/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { AdminRefusal } from './refusal.ts'

export const NewAccountOrder = z.strictObject({
  address: z.string(),
  /** The account’s tier; null leaves an existing account’s tier unchanged. */
  tier: z.enum(TIERS).nullable(),
  /** True when the email address is right although it looks like a typo. */
  confirmed: z.boolean(),
})
export type NewAccountOrder = z.infer<typeof NewAccountOrder>

export const CreatedAccount = z.object({ existed: z.boolean(), link: z.string() })
export type CreatedAccount = z.infer<typeof CreatedAccount>

export type CreateAccountDeps = { db: Db; root: RootKeys; publicUrl: string }

/** Creates the account of an email address if it does not exist, and a sign-in link that works once. */
export async function createAccount(
  deps: CreateAccountDeps,
  order: NewAccountOrder,
  now: Date,
): Promise<CreatedAccount> {
  const { db, root } = deps
  const address = checked(order)
  const known = await accountDirectory(db).findByAddress(addressHash(root, address))
  const id = known ?? (await accountFor(deps, { address, timeZone: undefined, now }))
  const vault = order.tier && (await accountVaultOf({ db, root }, id))
  if (order.tier && vault) await accountStore(db, vault).saveTier(order.tier)
  return { existed: known !== null, link: await newSignInLink(deps, address, now) }
}

function checked({ address, confirmed }: NewAccountOrder): string {
  try {
    return checkedAddress(address, confirmed)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'EMAIL_TYPO_SUSPECTED') throw error
    throw new AdminRefusal(`${error.message} If the email address is right, add --as-typed.`)
  }
}
