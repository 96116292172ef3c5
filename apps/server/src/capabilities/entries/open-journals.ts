import { setImmediate } from 'node:timers/promises'
import { foldedEntry, type FoldedEntry } from '@soundings/core/entries'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { entryVersions, type EntryVersion } from './entry-versions.store.ts'

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
 * letter, and opening thousands of entries takes longer than anybody wants to wait. Each use asks the database whether
 * anything was written since, also by another process, and opens what is new.
 */
export type OpenJournals = {
  of(db: Queryable, vault: AccountVault): Promise<OpenJournal>
  /** Forgets a journal whose account is gone. */
  forget(accountId: string): void
}

type Kept = { mark: string; entries: Promise<OpenJournal>; characters: number; timer: NodeJS.Timeout }

export function openJournals(maxCharacters = MAX_CHARACTERS): OpenJournals {
  /** In order of last use. */
  const kept = new Map<string, Kept>()

  function forget(accountId: string): void {
    clearTimeout(kept.get(accountId)?.timer)
    kept.delete(accountId)
  }

  function keep(accountId: string, mark: string, entries: Promise<OpenJournal>, characters: number): void {
    forget(accountId)
    const timer = setTimeout(() => forget(accountId), IDLE_MS).unref()
    kept.set(accountId, { mark, entries, characters, timer })
  }

  function makeRoom(): void {
    let total = [...kept.values()].reduce((sum, { characters }) => sum + characters, 0)
    for (const [accountId, { characters }] of kept) {
      if (total <= maxCharacters) return
      forget(accountId)
      total -= characters
    }
  }

  return {
    async of(db, vault) {
      const { accountId } = vault
      const store = entryVersions(db, vault)
      // Read before the entries: when something is written in between, the next look finds another mark.
      const mark = await store.mark()
      const known = kept.get(accountId)
      if (known?.mark === mark) {
        keep(accountId, mark, known.entries, known.characters)
        return known.entries
      }
      const opening = opened(store, known?.entries)
      keep(accountId, mark, opening, 0)
      try {
        const entries = await opening
        // Several letters typed quickly wait for one opening.
        if (kept.get(accountId)?.entries === opening) keep(accountId, mark, opening, charactersOf(entries))
        makeRoom()
        return entries
      } catch (error) {
        forget(accountId)
        throw error
      }
    },
    forget,
  }
}

/** The journal of now; what is known of entries that were not written since is taken over. */
async function opened(
  store: ReturnType<typeof entryVersions>,
  earlier: Promise<OpenJournal> | undefined,
): Promise<OpenJournal> {
  const known = (await earlier?.catch(() => null)) ?? []
  const versions = await store.list()
  const entries = new Map(known.map((entry) => [`${entry.id} ${entry.version}`, entry]))
  const missing = versions.filter(({ id, version }) => !entries.has(`${id} ${version}`))
  for (let from = 0; from < missing.length; from += BATCH) {
    const batch = missing.slice(from, from + BATCH)
    const bodies = await store.open(batch.map(({ id }) => id))
    for (const entry of batch) {
      const body = bodies.get(entry.id)
      // Deleted since, and the next look finds another mark; or damaged, and no word of it can be found.
      if (!body) continue
      const tags = body.tags.map(({ tag }) => tag)
      entries.set(`${entry.id} ${entry.version}`, { ...entry, tags, search: foldedEntry({ ...body, tags }) })
    }
    await setImmediate()
  }
  return versions.flatMap(({ id, version }) => entries.get(`${id} ${version}`) ?? [])
}

function charactersOf(journal: OpenJournal): number {
  return journal.reduce((sum, { search }) => sum + search.content.length, 0)
}
