import { z } from 'zod'
import { accountDirectory } from '#server/capabilities/accounts/account-directory.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { AdminRefusal } from './refusal.ts'

/** The email address of the account to sign out, or null for all accounts. */
export const EndSessionsOrder = z.strictObject({ address: z.string().nullable() })
export type EndSessionsOrder = z.infer<typeof EndSessionsOrder>

export const EndedSessions = z.object({ ended: z.int() })
export type EndedSessions = z.infer<typeof EndedSessions>

/** Signs one account, or all accounts, out everywhere. */
export async function endSessions(
  { db, root }: { db: Db; root: Pick<RootKeys, 'address'> },
  { address }: EndSessionsOrder,
): Promise<EndedSessions> {
  const sessions = sessionsStore(db)
  if (address === null) return { ended: await sessions.endEverybodys() }
  const accountId = await accountDirectory(db).findByAddress(addressHash(root, address.trim()))
  if (!accountId) throw new AdminRefusal('No account has this email address.')
  return { ended: await sessions.endAll(accountId) }
}
