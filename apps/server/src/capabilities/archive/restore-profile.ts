import { randomUUID } from 'node:crypto'
import type { RestoredArchive } from '@soundings/contract/archive'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { Db } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { PATHS } from './archive-layout.ts'
import type { ArchiveReader } from './archive-reader.ts'

/**
 * Gives back what an account has none of: a name, a picture. The time zone says which days a journal has, so it comes
 * back only where there is no entry yet. What is there stays, and restoring again changes nothing.
 * @returns what has come back
 */
export async function restoreProfile(
  { db }: { db: Db },
  vault: AccountVault,
  archive: ArchiveReader,
  { isEmptyJournal }: { isEmptyJournal: boolean },
): Promise<RestoredArchive['profile']> {
  const profile = await archive.profile()
  const picture = profile?.picture ? await archive.file(PATHS.picture) : null
  return db.transaction(async (tx) => {
    const accounts = accountStore(tx, vault)
    await accounts.lock()
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
    if (picture && (await avatars.version()) === null) {
      await avatars.save(randomUUID(), picture)
      restored.push('photo')
    }
    return restored
  })
}
