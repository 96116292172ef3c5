import type { BringBack, EarlierVersion as VersionAnswer, EarlierVersions } from '@soundings/contract/earlier-versions'
import { surplusVersions } from '@soundings/core/versions'
import { AppError } from '#server/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EarlierVersion, VersionFigures } from './earlier-version.ts'
import { earlierVersionsStore } from './earlier-versions.store.ts'
import { nextVersion, rewriteEntry } from './change-entry.ts'
import { entryNotFound } from './entries.service.ts'
import type { EntryRecord } from './entry-record.ts'
import { aged } from './keep-versions.ts'

/** The versions of an entry, without their texts. Versions that are too old to keep are deleted first. */
export async function earlierVersions(
  { db }: { db: Db },
  vault: AccountVault,
  id: string,
  now: Date,
): Promise<EarlierVersions> {
  const store = earlierVersionsStore(db, vault)
  const listed = await store.list(id)
  if (!listed) throw entryNotFound()
  const surplus = new Set(surplusVersions(listed.map(aged), now.getTime()))
  if (surplus.size > 0) await store.remove([...surplus])
  const kept = listed.filter((version) => !surplus.has(version.id))
  return { versions: kept.map((version) => ({ ...toFigures(version), first: version.first })) }
}

export async function readVersion(deps: { db: Db }, vault: AccountVault, id: string): Promise<VersionAnswer> {
  const { body, entryId, ...figures } = await foundVersion(deps, vault, id)
  const { content, tags, mood, energy, focus } = body
  return { ...toFigures(figures), entry_id: entryId, content, tags: tags.map(({ tag }) => tag), mood, energy, focus }
}

/** Restores a version; the replaced text is kept as a version too. */
export async function bringBackVersion(
  deps: { db: Db },
  vault: AccountVault,
  id: string,
  { expected_updated_at: expected }: BringBack,
  now: Date,
): Promise<EntryRecord> {
  const { entryId, body, wordCount } = await foundVersion(deps, vault, id)
  return rewriteEntry(deps, vault, { id: entryId, expected, now }, async (current) => ({
    changed: { ...current, ...body, titled: body.titled, wordCount, updatedAt: nextVersion(current.updatedAt, now) },
    keepReplaced: true,
  }))
}

async function foundVersion({ db }: { db: Db }, vault: AccountVault, id: string): Promise<EarlierVersion> {
  const version = await earlierVersionsStore(db, vault).read(id)
  if (!version) throw new AppError('VERSION_NOT_FOUND', 'This version no longer exists.')
  return version
}

function toFigures({ id, savedAt, wordCount, aside }: VersionFigures) {
  return { id, saved_at: savedAt.toISOString(), word_count: wordCount, aside }
}
