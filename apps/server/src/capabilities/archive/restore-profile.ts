import { randomUUID } from 'node:crypto'
import type { RestoredArchive } from '@soundings/contract/archive'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { Tx } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { PATHS } from './archive-layout.ts'
import type { Archive } from './open-archive.ts'
import { profileOf } from './profile-line.ts'

/**
 * Gives back what an account has none of: a name, a picture. The time zone says which days a journal has, so it comes
 * back only where there is no entry yet. What is there stays, and restoring again changes nothing.
 * @returns what has come back
 */
export async function restoreProfile(
  tx: Tx,
  vault: AccountVault,
  archive: Archive,
  { isEmptyJournal }: { isEmptyJournal: boolean },
): Promise<RestoredArchive['profile']> {
  const profile = await profileOf(archive)
  const accounts = accountStore(tx, vault)
  const account = await accounts.read()
  if (!profile || !account) return []
  const restored: RestoredArchive['profile'] = []
  if (profile.display_name !== null && account.displayName === null) {
    await accounts.saveDisplayName(profile.display_name)
    restored.push('name')
  }
  if (isEmptyJournal && profile.time_zone !== account.timeZone) {
    await accounts.saveTimeZone(profile.time_zone)
    restored.push('time zone')
  }
  const avatars = avatarsStore(tx, vault)
  if (profile.picture && (await avatars.version()) === null) {
    await avatars.save(randomUUID(), await archive.bytes(PATHS.picture))
    restored.push('photo')
  }
  return restored
}
