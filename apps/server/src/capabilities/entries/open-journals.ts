import { setImmediate } from 'node:timers/promises'
import { foldedEntry, type FoldedEntry } from '@soundings/core/entries'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { inLoads } from './loads.ts'
import { entryVersions, markOf, type EntryVersion, type Look } from './entry-versions.store.ts'

/** A journal that nobody has searched for so long is forgotten. */
const IDLE_MS = 10 * 60_000
/** Characters of all open journals together; the one that was used longest ago gives way. */
const MAX_CHARACTERS = 64_000_000
/** Texts that are opened at a time; between batches other requests have their turn. */
const BATCH = 200

/** An entry as search and tag counts need it. */
export type OpenEntry = EntryVersion & { tags: readonly string[]; search: FoldedEntry }

/** Newest first; shared by all who ask, so nobody may change it. */
export type OpenJournal = readonly OpenEntry[]

/**
 * Journals that are being searched, in memory: what somebody looks for while they type is asked for again with every
 * letter, and opening thousands of entries takes longer than anybody wants to wait. Each look asks the database whether
 * anything was written since, also by another process, and takes in what was.
 */
export type OpenJournals = {
  of(db: Queryable, vault: AccountVault): Promise<OpenJournal>
  /** Forgets a journal whose account is gone. */
  forget(accountId: string): void
}

/** A journal as it was at one look, also with the entries whose text does not open. */
type Opened = Look & { versions: ReadonlyMap<string, EntryVersion>; entries: OpenJournal; characters: number }

type Kept = {
  opened: Opened | null
  looking: Promise<Opened> | null
  /** The look after that one: for all who asked while it was under way, since it may not see what they have written. */
  next: Promise<Opened> | null
  timer: NodeJS.Timeout | undefined
}

export function openJournals(maxCharacters = MAX_CHARACTERS): OpenJournals {
  /** In order of last use. */
  const kept = new Map<string, Kept>()

  function forget(accountId: string): void {
    clearTimeout(kept.get(accountId)?.timer)
    kept.delete(accountId)
  }

  function keptOf(accountId: string): Kept {
    const journal = kept.get(accountId) ?? { opened: null, looking: null, next: null, timer: undefined }
    forget(accountId)
    kept.set(accountId, journal)
    journal.timer = setTimeout(() => forget(accountId), IDLE_MS).unref()
    return journal
  }

  function makeRoom(): void {
    let total = [...kept.values()].reduce((sum, { opened }) => sum + (opened?.characters ?? 0), 0)
    for (const [accountId, { opened }] of kept) {
      if (total <= maxCharacters) return
      forget(accountId)
      total -= opened?.characters ?? 0
    }
  }

  function look(journal: Kept, db: Queryable, vault: AccountVault): Promise<Opened> {
    journal.looking = lookedAt(entryVersions(db, vault), journal.opened)
      .then((opened) => {
        journal.opened = opened
        makeRoom()
        return opened
      })
      .finally(() => {
        journal.looking = null
      })
    return journal.looking
  }

  return {
    async of(db, vault) {
      const journal = keptOf(vault.accountId)
      if (!journal.looking) return (await look(journal, db, vault)).entries
      journal.next ??= journal.looking
        .catch(() => null)
        .then(() => {
          journal.next = null
          return journal.looking ?? look(journal, db, vault)
        })
      return (await journal.next).entries
    },
    forget,
  }
}

type Versions = ReturnType<typeof entryVersions>

/** The journal of now. Of one that is open already, only what was written since is read. */
async function lookedAt(store: Versions, known: Opened | null): Promise<Opened> {
  const look = await store.look()
  if (known?.mark === look.mark) return known
  return (known && (await brought(store, known))) ?? opened(store, look, known)
}

/** A journal with what was written since it was looked at, or null when that is not all that has happened to it. */
async function brought(store: Versions, known: Opened): Promise<Opened | null> {
  const changes = await store.changes(known)
  if (!changes) return null
  const versions = new Map(known.versions)
  for (const id of changes.deleted) versions.delete(id)
  for (const version of changes.written) versions.set(version.id, version)
  if (markOf(versions.values()) !== changes.mark) return null
  const changed = new Set([...changes.deleted, ...changes.written.map(({ id }) => id)])
  const kept = known.entries.filter(({ id }) => !changed.has(id))
  const written = await openedEntries(store, changes.written)
  const entries = [...kept, ...written].toSorted(newestFirst)
  return { seen: changes.seen, mark: changes.mark, versions, entries, characters: charactersOf(entries) }
}

/** The whole journal; what is known of entries that were not written since is taken over. */
async function opened(store: Versions, { seen }: Look, known: Opened | null): Promise<Opened> {
  const list = await store.list()
  const entries = new Map(known?.entries.map((entry) => [keyOf(entry), entry]))
  const missing = list.filter((version) => !entries.has(keyOf(version)))
  for (const entry of await openedEntries(store, missing)) entries.set(keyOf(entry), entry)
  const journal = list.flatMap((version) => entries.get(keyOf(version)) ?? [])
  const versions = new Map(list.map((version) => [version.id, version]))
  // What was listed may be newer than what was seen before: then the next look finds another mark, or a part twice.
  return { seen, mark: markOf(list), versions, entries: journal, characters: charactersOf(journal) }
}

async function openedEntries(store: Versions, versions: readonly EntryVersion[]): Promise<OpenEntry[]> {
  const entries: OpenEntry[] = []
  for (const batch of inLoads(versions, BATCH)) {
    const bodies = await store.open(batch.map(({ id }) => id))
    for (const version of batch) {
      const body = bodies.get(version.id)
      // Deleted since, and the next look finds another mark; or damaged, and no word of it can be found.
      if (!body) continue
      const tags = body.tags.map(({ tag }) => tag)
      entries.push({ ...version, tags, search: foldedEntry({ ...body, tags }) })
    }
    if (entries.length < versions.length) await setImmediate()
  }
  return entries
}

function keyOf({ id, version }: EntryVersion): string {
  return `${id} ${version}`
}

function newestFirst(a: OpenEntry, b: OpenEntry): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
}

/** How long its texts are together. */
export function charactersOf(journal: OpenJournal): number {
  return journal.reduce((sum, { search }) => sum + search.content.length, 0)
}
