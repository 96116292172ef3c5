import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { putBackEntries, type KeptEntry } from '#server/capabilities/entries/kept-entries.store.ts'
import type { Db, Tx } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { derivedId } from './derived-id.ts'
import { toKeptEntry } from './entry-line.ts'
import type { PutBackLedger } from './put-back-ledger.ts'

/**
 * Entries that are written in one transaction. The embedded database serves one transaction at a time: this many, or
 * so many characters, hold it for less than 100 ms.
 */
const SLICE = 40
const SLICE_CHARACTERS = 300_000

export type EntriesRestored = {
  /** Ids under which entries were written. */
  written: ReadonlySet<string>
  /** Entries whose id another text has taken meanwhile, and the ids that they have now. */
  moved: ReadonlyMap<string, string>
}

type Options = {
  /** Entries in the archive. */
  count: number
  photographed: ReadonlySet<string>
  signal: AbortSignal
  ledger: PutBackLedger
  onProgress: (fraction: number) => void
}

/** Puts the entries of an archive back, each under its id as long as no other text has taken it. */
export async function restoreEntries(
  { db }: { db: Db },
  vault: AccountVault,
  archive: ArchiveReader,
  { count, photographed, signal, ledger, onProgress }: Options,
): Promise<EntriesRestored> {
  const written = new Set<string>()
  const moved = new Map<string, string>()
  let done = 0
  for await (const slice of slices(archive, photographed)) {
    signal.throwIfAborted()
    const entries = await db.transaction(async (tx) => {
      // None into an account that is being deleted.
      await accountStore(tx, vault).lock()
      const { absent, taken } = await compared(tx, vault, slice)
      const aside = taken.map((entry) => ({ ...entry, id: derivedId('entry', entry.id, entry.content) }))
      for (const [index, { id }] of taken.entries()) moved.set(id, aside[index]?.id ?? id)
      const second = await compared(tx, vault, aside)
      return putBackEntries(tx, vault, [...absent, ...second.absent])
    })
    ledger.entries(entries)
    for (const { id } of entries) written.add(id)
    done += slice.length
    onProgress(done / count)
  }
  return { written, moved }
}

/** Tells the entries that are not there from those that are, and from those whose id stands for another text. */
async function compared(
  tx: Tx,
  vault: AccountVault,
  entries: readonly KeptEntry[],
): Promise<{ absent: KeptEntry[]; taken: KeptEntry[] }> {
  if (entries.length === 0) return { absent: [], taken: [] }
  const present = new Map<string, string>()
  for (const { id, content } of await entriesStore(tx, vault).findMany(entries.map((entry) => entry.id))) {
    present.set(id, content)
  }
  const absent = entries.filter(({ id }) => !present.has(id))
  // Ratings and tags may have been changed since: what the person has now is what they want.
  const taken = entries.filter(({ id, content }) => present.has(id) && present.get(id) !== content)
  return { absent, taken }
}

async function* slices(archive: ArchiveReader, photographed: ReadonlySet<string>): AsyncGenerator<KeptEntry[]> {
  let slice: KeptEntry[] = []
  let characters = 0
  for await (const batch of archive.lines('entries')) {
    for (const line of batch) {
      slice.push(toKeptEntry(line, photographed.has(line.id)))
      characters += line.content.length
      if (slice.length < SLICE && characters < SLICE_CHARACTERS) continue
      yield slice
      slice = []
      characters = 0
    }
  }
  if (slice.length > 0) yield slice
}
