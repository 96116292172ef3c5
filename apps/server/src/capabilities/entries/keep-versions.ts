import { randomUUID } from 'node:crypto'
import { surplusVersions, VERSION_APART_MS, VERSIONS_MAX, type KeptVersion } from '@soundings/core/versions'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { isAnotherVersion, versionBody, type EarlierVersion } from './earlier-version.ts'
import { earlierVersionsStore, type StoredVersion } from './earlier-versions.store.ts'
import { entriesStore } from './entries.store.ts'
import type { EntryRecord, NamedPhotograph } from './entry-record.ts'
import { settlePhotographs } from './settle-photographs.ts'

/** A change of an entry as it will be written. */
export type Rewrite = {
  /** The changed entry; null when the entry itself stays as it is. */
  changed: EntryRecord | null
  /** A text that the person did not choose when two versions of the entry conflicted. */
  aside?: EntryRecord | null
  /** All photographs of the changed entry; without them they stay as they are. */
  photographs?: readonly NamedPhotograph[]
  /** Keeps the replaced text even within a minute of the previous version. */
  keepReplaced?: boolean
}

/**
 * Writes a change onto the version that was read, and keeps what it replaces.
 * @returns false when another writer was faster; then nothing is written
 * @throws AppError when a photograph is missing; then nothing is written
 */
export async function writeRewrite(
  db: Db,
  vault: AccountVault,
  current: EntryRecord,
  { changed, aside = null, photographs, keepReplaced = false }: Rewrite,
  now: Date,
): Promise<boolean> {
  const replaced = changed && isAnotherVersion(current, changed) ? current : null
  if (!replaced && !aside && !photographs) {
    return changed === null || entriesStore(db, vault).update(current.id, current.updatedAt, changed)
  }
  return db.transaction(async (tx) => {
    if (changed && !(await entriesStore(tx, vault).update(current.id, current.updatedAt, changed))) return false
    if (changed && photographs) await settlePhotographs(tx, vault, current.id, photographs, changed.updatedAt)
    if (!replaced && !aside) return true
    const store = earlierVersionsStore(tx, vault)
    const isDue = keepReplaced || isApart(await store.latestReplaced(current.id), now)
    if (replaced && isDue) await store.insert(versionOf(replaced, now))
    if (aside) {
      const version = asideOf(vault, aside, now)
      // The same text is put aside again: its age counts from now, not from the first time.
      await store.remove([version.id])
      await store.insert(version)
    }
    if (aside || isDue) await thinVersions(tx, vault, current.id, now)
    return true
  })
}

/** True when a version may be stored. A clock that was set back must not prevent one. */
function isApart(latest: Date | null, now: Date): boolean {
  return latest === null || Math.abs(now.getTime() - latest.getTime()) >= VERSION_APART_MS
}

function versionOf(entry: EntryRecord, now: Date): EarlierVersion {
  return {
    id: randomUUID(),
    entryId: entry.id,
    savedAt: entry.updatedAt,
    replacedAt: now,
    aside: false,
    wordCount: entry.wordCount,
    body: versionBody(entry),
  }
}

/**
 * The version of a text that was put aside. Its id is derived from its content, so that a repeated request stores it
 * once.
 */
function asideOf(vault: AccountVault, entry: EntryRecord, now: Date): EarlierVersion {
  const { title, tags, content, mood, energy, focus } = entry
  const said = [entry.id, title, tags.map(({ tag }) => tag), content, mood, energy, focus]
  const hash = vault.hash(`aside|${JSON.stringify(said)}`).toString('hex')
  const id = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  return { ...versionOf(entry, now), id, savedAt: now, aside: true }
}

/** Deletes the versions of an entry that are no longer kept at their age, and the account’s oldest beyond its limits. */
async function thinVersions(tx: Tx, vault: AccountVault, entryId: string, now: Date): Promise<void> {
  const store = earlierVersionsStore(tx, vault)
  const listed = (await store.list(entryId)) ?? []
  const surplus = surplusVersions(listed.map(aged), now.getTime())
  if (surplus.length > 0) await store.remove(surplus)
  const { count, bytes } = await store.totals()
  const most = VERSIONS_MAX.account
  if (count > most.count || bytes > most.bytes) await store.remove(beyond(await store.all(), most))
}

type Aged = { id: string; replacedAt: Date; bytes: number; aside: boolean }

/** A version in the form that thinning expects. */
export function aged({ id, replacedAt, bytes, aside }: Aged): KeptVersion {
  return { id, bytes, aside, replacedAt: replacedAt.getTime() }
}

/** The oldest versions that exceed the limits. */
function beyond(versions: readonly StoredVersion[], most: { count: number; bytes: number }): string[] {
  let [count, bytes] = [0, 0]
  return versions
    .toSorted((a, b) => b.replacedAt.getTime() - a.replacedAt.getTime())
    .flatMap((version) => {
      count++
      bytes += version.bytes
      return count > most.count || bytes > most.bytes ? [version.id] : []
    })
}
