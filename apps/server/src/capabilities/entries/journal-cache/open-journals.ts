import { foldedEntry, type FoldedEntry } from '@soundings/core/entries'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#server/platform/db/port.ts'
import { Pace } from '#server/platform/turns/pace.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryHeads, markOf, type Bodies, type EntryHead, type Look } from '../entry-heads.store.ts'
import type { JournalMarks } from './journal-marks.ts'
import { inLoads } from './loads.ts'
import { tagCounts, type TagCount } from './tag-counts.ts'

/** The number of texts that are decrypted at a time; other requests have their turn between batches. */
const BATCH = 200

/** An entry as search and tag counts need it. */
export type OpenEntry = EntryHead & { tags: readonly string[]; search: FoldedEntry }

/** A journal’s entries, newest first. Callers share the list, so no caller may change it. */
export type OpenJournal = readonly OpenEntry[]

/**
 * Decrypted journals in memory: a search repeats with every letter typed, and decrypting thousands of entries takes too
 * long for that. Each call asks the database for the changes since the last one, by any process, and applies them.
 */
export type OpenJournals = {
  of(db: Queryable, vault: AccountVault): Promise<OpenJournal>
  /** The journal's tags, the most frequent first, and the number of its entries. They are counted once per state. */
  tags(db: Queryable, vault: AccountVault): Promise<{ counts: readonly TagCount[]; entries: number }>
  forget(accountId: string): void
}

/** A journal at the time of one look, including the entries whose text cannot be decrypted. */
type Opened = Look & {
  heads: ReadonlyMap<string, EntryHead>
  entries: OpenJournal
  characters: number
  tags?: readonly TagCount[]
}

type Cached = {
  opened: Opened | null
  looking: Promise<Opened> | null
  /**
   * The next look, shared by all requests that arrive during the current one: the current look may miss their changes.
   */
  next: Promise<Opened> | null
}

/**
 * @param limits.max journals
 * @param limits.maxCharacters of all cached journals together
 * @param limits.idleMs a journal that is not requested for this long is dropped
 */
export function openJournals({
  marks,
  max,
  maxCharacters,
  idleMs,
}: {
  marks: JournalMarks
  max: number
  maxCharacters: number
  idleMs: number
}): OpenJournals {
  const cache = new LRUCache<string, Cached>({
    max,
    maxSize: maxCharacters,
    sizeCalculation: ({ opened }) => 1 + (opened?.characters ?? 0),
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  })

  function cachedOf(accountId: string): Cached {
    const known = cache.get(accountId)
    if (known) return known
    const journal: Cached = { opened: null, looking: null, next: null }
    cache.set(accountId, journal)
    return journal
  }

  function look(journal: Cached, db: Queryable, vault: AccountVault): Promise<Opened> {
    journal.looking = refreshed(entryHeads(db, vault), () => marks.look(db, vault), journal.opened)
      .then((opened) => {
        marks.seen(vault.accountId, opened)
        journal.opened = opened
        // If the journal was dropped during the look, it stays dropped. One that exceeds the limit by itself is not
        // cached.
        if (cache.peek(vault.accountId) === journal) resize(vault.accountId, journal)
        return opened
      })
      .finally(() => {
        journal.looking = null
      })
    return journal.looking
  }

  /** The cache uses the size that an entry had when it was set. */
  function resize(accountId: string, journal: Cached): void {
    cache.delete(accountId)
    cache.set(accountId, journal)
  }

  async function openedOf(db: Queryable, vault: AccountVault): Promise<Opened> {
    const journal = cachedOf(vault.accountId)
    if (!journal.looking) return look(journal, db, vault)
    journal.next ??= journal.looking
      .catch(() => null)
      .then(() => {
        journal.next = null
        return journal.looking ?? look(journal, db, vault)
      })
    return journal.next
  }

  return {
    of: async (db, vault) => (await openedOf(db, vault)).entries,
    async tags(db, vault) {
      const opened = await openedOf(db, vault)
      opened.tags ??= tagCounts(opened.entries)
      return { counts: opened.tags, entries: opened.entries.length }
    },
    forget: (accountId) => void cache.delete(accountId),
  }
}

type Heads = ReturnType<typeof entryHeads>

/** The current journal. If it is cached, only the changes are read, by one statement. */
async function refreshed(store: Heads, see: () => Promise<Look>, known: Opened | null): Promise<Opened> {
  return (known && (await brought(store, known))) ?? opened(store, await see(), known)
}

/** The journal with the changes since its last look, or null when these do not explain its new mark. */
async function brought(store: Heads, known: Opened): Promise<Opened | null> {
  const changes = known.seen === '' ? null : await store.changes(known)
  if (!changes) return null
  const { seen, mark } = changes
  if (mark === known.mark) return Object.assign(known, { seen })
  const heads = new Map(known.heads)
  for (const id of changes.deleted) heads.delete(id)
  for (const head of changes.written) heads.set(head.id, head)
  if (markOf(heads.values()) !== mark) return null
  const changed = new Set([...changes.deleted, ...changes.written.map(({ id }) => id)])
  const kept = known.entries.filter(({ id }) => !changed.has(id))
  const written = await openedEntries(store, changes.written, changes.bodies)
  const entries = [...kept, ...written].toSorted(newestFirst)
  return { seen, mark, heads, entries, characters: charactersOf(entries) }
}

/** Reads the whole journal; entries that were not written in the meantime are reused. */
async function opened(store: Heads, { seen }: Look, known: Opened | null): Promise<Opened> {
  const list = await store.list()
  const entries = new Map(known?.entries.map((entry) => [keyOf(entry), entry]))
  const missing = list.filter((head) => !entries.has(keyOf(head)))
  for (const entry of await openedEntries(store, missing)) entries.set(keyOf(entry), entry)
  const journal = list.flatMap((head) => entries.get(keyOf(head)) ?? [])
  const heads = new Map(list.map((head) => [head.id, head]))
  // If the list is newer than `seen`, the next look finds another mark or rereads some changes: nothing is missed.
  return { seen, mark: markOf(list), heads, entries: journal, characters: charactersOf(journal) }
}

/** @param read the contents that are known; the others are read and decrypted */
async function openedEntries(
  store: Heads,
  heads: readonly EntryHead[],
  read: Bodies = new Map(),
): Promise<OpenEntry[]> {
  using pace = new Pace()
  const entries: OpenEntry[] = []
  for (const batch of inLoads(heads, BATCH)) {
    const unread = batch.flatMap(({ id }) => (read.has(id) ? [] : [id]))
    const bodies = unread.length === 0 ? read : await store.open(unread)
    for (const head of batch) {
      const body = read.get(head.id) ?? bodies.get(head.id)
      // The entry was deleted since, which the next look notices, or it is damaged, and no search can find it.
      if (!body) continue
      const tags = body.tags.map(({ tag }) => tag)
      entries.push({ ...head, tags, search: foldedEntry({ ...body, tags }) })
    }
    await pace.rest()
  }
  return entries
}

function keyOf({ id, version }: EntryHead): string {
  return `${id} ${version}`
}

function newestFirst(a: OpenEntry, b: OpenEntry): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
}

/** The total length of a journal’s texts. */
export function charactersOf(journal: OpenJournal): number {
  return journal.reduce((sum, { search }) => sum + search.content.length, 0)
}
