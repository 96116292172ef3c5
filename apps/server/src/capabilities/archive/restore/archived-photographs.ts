import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryLine } from '../lines/entry-line.ts'
import type { EntryPhotographLine } from '../lines/entry-photograph-line.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { derivedId } from './derived-id.ts'

type Photograph = { id: string; description: string }

/** The number of ids that are looked up at a time. */
const BATCH = 1_000

/** The photographs of an archive’s entries, under the ids that they get in the account. */
export type ArchivedPhotographs = {
  count: number
  lines: readonly EntryPhotographLine[]
  /** The photographs of an entry that are in the archive. */
  of(line: EntryLine): Photograph[]
  idOf(line: EntryPhotographLine): string
  /** True when the account had a photograph with this id before the restoration. */
  isThere(id: string): boolean
}

/** If another entry’s photograph in the account has this id, the restored photograph gets a new one. */
export async function archivedPhotographs(
  { db }: { db: Db },
  vault: AccountVault,
  archive: ArchiveReader,
): Promise<ArchivedPhotographs> {
  const lines: EntryPhotographLine[] = []
  for await (const batch of archive.lines('entryPhotographs')) lines.push(...batch)
  const byId = new Map(lines.map((line) => [line.id, line]))
  const taken = new Set<string>()
  const there = new Set<string>()
  for (let from = 0; from < lines.length; from += BATCH) {
    const ids = lines.slice(from, from + BATCH).map(({ id }) => id)
    for (const [id, owner] of await entryPhotographsStore(db, vault).owners(ids)) {
      there.add(id)
      if (owner !== null && owner !== byId.get(id)?.entry_id) taken.add(id)
    }
  }
  const idOf = ({ id, entry_id }: EntryPhotographLine) => (taken.has(id) ? photographIdIn(entry_id, id) : id)
  return {
    count: lines.length,
    lines,
    idOf,
    isThere: (id) => there.has(id),
    of: ({ id: entryId, photographs = [] }) =>
      photographs.flatMap(({ id, description }) => {
        const line = byId.get(id)
        return line?.entry_id === entryId ? [{ id: idOf(line), description }] : []
      }),
  }
}

/** The new id of a photograph in an entry, for a photograph or entry that can’t have its archived id. */
export function photographIdIn(entryId: string, id: string): string {
  return derivedId('photograph', id, entryId)
}
