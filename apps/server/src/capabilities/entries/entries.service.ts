import { AppError } from '#server/errors.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { restorableSince } from './deletion-times.ts'
import { entriesStore } from './entries.store.ts'
import type { EntryRecord } from './entry-record.ts'
import type { Vocabularies } from './journal-cache/vocabularies.ts'

export type EntriesDeps = { db: Db; analyst: Analyst; vocabularies: Vocabularies }

export async function readEntry(deps: { db: Db }, vault: AccountVault, id: string): Promise<EntryRecord> {
  const entry = await entriesStore(deps.db, vault).find(id)
  if (!entry) throw entryNotFound()
  return entry
}

export async function deleteEntry(deps: { db: Db }, vault: AccountVault, id: string, now: Date): Promise<void> {
  if (!(await entriesStore(deps.db, vault).markDeleted(id, now))) throw entryNotFound()
}

export async function restoreEntry(deps: { db: Db }, vault: AccountVault, id: string, now: Date): Promise<EntryRecord> {
  if (!(await entriesStore(deps.db, vault).restore(id, restorableSince(now), now))) throw entryNotFound()
  return readEntry(deps, vault, id)
}

export function entryNotFound(): AppError {
  return new AppError('ENTRY_NOT_FOUND', 'This entry no longer exists.')
}
