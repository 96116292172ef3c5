import { randomUUID } from 'node:crypto'
import type { RestoredArchive } from '@soundings/contract/archive'
import { mergedChoices, type OnThisDayChoices } from '@soundings/core/on-this-day'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { onThisDayStore } from '#server/capabilities/on-this-day/on-this-day.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { PATHS } from '../archive-layout.ts'
import { toChoices } from '../on-this-day-line.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'

/**
 * Restores the name and the picture if the account has none. The time zone decides the days of a journal, so it is
 * restored only while there is no entry. Days that were retired in the archive are retired here too. Existing values stay, and restoring again changes nothing.
 * @returns the parts that were restored
 */
export async function restoreProfile(
  { db }: { db: Db },
  vault: AccountVault,
  archive: ArchiveReader,
  { isEmptyJournal }: { isEmptyJournal: boolean },
): Promise<RestoredArchive['profile']> {
  const profile = await archive.profile()
  const picture = profile?.picture ? await archive.file(PATHS.picture) : null
  const archived = await archive.onThisDay()
  return db.transaction(async (tx) => {
    const accounts = accountStore(tx, vault)
    await accounts.lock()
    const account = await accounts.read()
    if (account && archived) await restoreChoices(tx, vault, toChoices(archived))
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

/** Adds the archive’s choices about On this day; choices that can’t be read stay for the person to replace. */
async function restoreChoices(tx: Tx, vault: AccountVault, archived: Omit<OnThisDayChoices, 'hidden'>): Promise<void> {
  const store = onThisDayStore(tx, vault)
  const own = await store.read()
  if (own !== 'damaged') await store.save(mergedChoices(own, archived))
}
