import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { putBackEntries, type KeptEntry } from '#server/capabilities/entries/kept-entries.store.ts'
import type { Tx } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { PATHS } from './archive-layout.ts'
import { derivedId } from './derived-id.ts'
import { EntryLine, toKeptEntry } from './entry-line.ts'
import type { Archive } from './open-archive.ts'

/** Entries that are written at a time; long texts make small batches. */
const BATCH = 200
const BATCH_CHARACTERS = 2_000_000

export type EntriesRestored = {
  /** Ids under which entries were written. */
  written: ReadonlySet<string>
  /** Entries whose id another text has taken meanwhile, and the ids that they have now. */
  moved: ReadonlyMap<string, string>
  /** How many are in the account as they are in the archive. */
  alreadyThere: number
}

type Options = { photographed: ReadonlySet<string>; signal: AbortSignal; onProgress: (fraction: number) => void }

/** Puts the entries of an archive back, each under its id as long as no other text has taken it. */
export async function restoreEntries(
  tx: Tx,
  vault: AccountVault,
  archive: Archive,
  { photographed, signal, onProgress }: Options,
): Promise<EntriesRestored> {
  const written = new Set<string>()
  const moved = new Map<string, string>()
  let alreadyThere = 0
  let done = 0
  for await (const batch of batches(archive, photographed)) {
    signal.throwIfAborted()
    const { absent, taken, same } = await compared(tx, vault, batch)
    const aside = taken.map((entry) => ({ ...entry, id: derivedId('entry', entry.id, entry.content) }))
    for (const [index, { id }] of taken.entries()) moved.set(id, aside[index]?.id ?? id)
    const second = await compared(tx, vault, aside)
    alreadyThere += same + second.same
    for (const id of await putBackEntries(tx, vault, [...absent, ...second.absent])) written.add(id)
    done += batch.length
    onProgress(done / archive.manifest.counts.entries)
  }
  return { written, moved, alreadyThere }
}

/** Tells the entries that are not there from those that are, and from those whose id stands for another text. */
async function compared(
  tx: Tx,
  vault: AccountVault,
  entries: readonly KeptEntry[],
): Promise<{ absent: KeptEntry[]; taken: KeptEntry[]; same: number }> {
  if (entries.length === 0) return { absent: [], taken: [], same: 0 }
  const present = new Map<string, string>()
  for (const { id, content } of await entriesStore(tx, vault).findMany(entries.map((entry) => entry.id))) {
    present.set(id, content)
  }
  const absent = entries.filter(({ id }) => !present.has(id))
  // Ratings and tags may have been changed since: what the person has now is what they want.
  const taken = entries.filter(({ id, content }) => present.has(id) && present.get(id) !== content)
  return { absent, taken, same: entries.length - absent.length - taken.length }
}

async function* batches(archive: Archive, photographed: ReadonlySet<string>): AsyncGenerator<KeptEntry[]> {
  let batch: KeptEntry[] = []
  let characters = 0
  for await (const line of archive.lines(PATHS.entries, EntryLine)) {
    batch.push(toKeptEntry(line, photographed.has(line.id)))
    characters += line.content.length
    if (batch.length < BATCH && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
