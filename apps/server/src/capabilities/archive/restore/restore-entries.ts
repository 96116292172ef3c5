import { archivedEntriesStore, putBackEntries } from '#server/capabilities/entries/archived-entries.store.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { derivedId } from './derived-id.ts'
import { photographIdIn, type ArchivedPhotographs } from './archived-photographs.ts'
import { toEntryRecord } from '../lines/entry-line.ts'
import type { PutBackLedger } from './put-back-ledger.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'

/**
 * The number of entries, and of their characters, that are written in one transaction. The embedded database runs one
 * transaction at a time: this many entries or characters take less than 100 ms.
 */
const SLICE = 40
const SLICE_CHARACTERS = 300_000

export type EntriesRestored = {
  /** The ids of the entries that were written. */
  written: ReadonlySet<string>
  /** The entries whose id now belongs to another text, with their new ids. */
  moved: ReadonlyMap<string, string>
}

type Options = {
  /** The number of entries in the archive. */
  count: number
  photographed: ReadonlySet<string>
  photographs: ArchivedPhotographs
  signal: AbortSignal
  ledger: PutBackLedger
  onProgress: (fraction: number) => void
}

/** Restores the entries of an archive, each under its own id unless another text has that id. */
export async function restoreEntries(
  { db }: { db: Db },
  vault: AccountVault,
  archive: ArchiveReader,
  { count, photographed, photographs, signal, ledger, onProgress }: Options,
): Promise<EntriesRestored> {
  const written = new Set<string>()
  const moved = new Map<string, string>()
  let done = 0
  for await (const slice of slices(archive, { photographed, photographs })) {
    signal.throwIfAborted()
    const { entries, there, taken, aside } = await db.transaction(async (tx) => {
      // An account that is being deleted gets no entries.
      await ledger.lock(tx)
      const { absent, taken } = await compared(tx, vault, slice)
      const aside = taken.map((entry) => underId(entry, derivedId('entry', entry.id, entry.content)))
      const second = await compared(tx, vault, aside)
      const kept = slice.filter((entry) => !taken.includes(entry))
      const there = [...kept, ...aside].map(({ id }) => id)
      const entries = await putBackEntries(tx, vault, [...absent, ...second.absent])
      return { entries, there, taken, aside }
    })
    for (const [index, { id }] of taken.entries()) moved.set(id, aside[index]?.id ?? id)
    ledger.entries(entries, there)
    for (const { id } of entries) written.add(id)
    done += slice.length
    onProgress(done / count)
  }
  return { written, moved }
}

/**
 * Separates missing entries from existing ones, and from those whose id belongs to another text. An entry that was
 * deleted with the same text is missing; with another text it stays among the deleted ones, because that may be newer.
 */
async function compared(
  tx: Tx,
  vault: AccountVault,
  entries: readonly EntryRecord[],
): Promise<{ absent: EntryRecord[]; taken: EntryRecord[] }> {
  if (entries.length === 0) return { absent: [], taken: [] }
  const present = await archivedEntriesStore(tx, vault).contents(entries.map(({ id }) => id))
  const absent = entries.filter(({ id, content }) => {
    const known = present.get(id)
    return !known || (known.isDeleted && known.content === content)
  })
  // Ratings and tags may have changed in the meantime; the user wants the current ones.
  const taken = entries.filter(({ id, content }) => present.has(id) && present.get(id)?.content !== content)
  return { absent, taken }
}

function underId({ photographs, ...entry }: EntryRecord, id: string): EntryRecord {
  const own = photographs?.map((photograph) => ({ ...photograph, id: photographIdIn(id, photograph.id) }))
  return { ...entry, id, ...(own ? { photographs: own } : {}) }
}

async function* slices(
  archive: ArchiveReader,
  { photographed, photographs }: Pick<Options, 'photographed' | 'photographs'>,
): AsyncGenerator<EntryRecord[]> {
  let slice: EntryRecord[] = []
  let characters = 0
  for await (const batch of archive.lines('entries')) {
    for (const line of batch) {
      slice.push(toEntryRecord(line, { photographed: photographed.has(line.id), photographs: photographs.of(line) }))
      characters += line.content.length
      if (slice.length < SLICE && characters < SLICE_CHARACTERS) continue
      yield slice
      slice = []
      characters = 0
    }
  }
  if (slice.length > 0) yield slice
}
