import { DELETED_LISTED_MAX, type DeletedEntries } from '@soundings/contract/deleted-entries'
import { RESTORE_DAYS } from '@soundings/core/entries'
import { DAY_MS, isoDateOf } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { deletedEntriesStore } from './deleted-entries.store.ts'
import { restorableSince } from './deletion-times.ts'
import { entryNotFound } from './entries.service.ts'

/** The entries that can still be restored, without their texts. */
export async function deletedEntries({ db }: { db: Db }, vault: AccountVault, now: Date): Promise<DeletedEntries> {
  const since = restorableSince(now)
  const store = deletedEntriesStore(db, vault)
  const [listed, count] = await Promise.all([store.list(since, DELETED_LISTED_MAX), store.count(since)])
  const entries = listed.map(({ entry, deletedAt }) => ({
    id: entry.id,
    title: entry.title,
    local_date: isoDateOf(entry.day),
    word_count: entry.wordCount,
    deleted_at: deletedAt.toISOString(),
    days_left: Math.min(RESTORE_DAYS, Math.ceil((deletedAt.getTime() - since.getTime()) / DAY_MS)),
  }))
  return { entries, more: Math.max(0, count - entries.length) }
}

/**
 * Deletes an entry permanently. An Echo may still quote it and nothing else records the deletion, so every Echo is
 * audited again before it is shown.
 * @throws AppError when it isn’t a deleted entry
 */
export async function purgeEntry({ db }: { db: Db }, vault: AccountVault, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    if (!(await deletedEntriesStore(tx, vault).purge(id))) throw entryNotFound()
    await echoesStore(tx, vault).doubtAll()
  })
}
