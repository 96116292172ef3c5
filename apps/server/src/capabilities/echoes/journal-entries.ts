import type { EchoEntry } from '@soundings/core/echo'
import { weekdayOf } from '@soundings/core/time'
import { EntryPacker, type PackedEntries } from '#server/platform/analysis/packed-entries.ts'
import type { ReadablePart } from '#server/platform/analysis/pool.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/**
 * The journal as the engine reads it, decrypted batch by batch, without entries that have no day.
 * @param readable shortens long texts before the next is decrypted
 */
export async function journalEntries(
  db: Queryable,
  vault: AccountVault,
  readable: ReadablePart,
): Promise<PackedEntries> {
  const packer = new EntryPacker()
  for await (const entry of entriesStore(db, vault).newestFirst()) {
    if (!entry.undated) packer.add(toEchoEntry({ ...entry, content: await readable(entry.content) }))
  }
  return packer.packed()
}

export function toEchoEntry(entry: EntryRecord): EchoEntry {
  return {
    id: entry.id,
    time: entry.createdAt.getTime(),
    day: entry.day,
    weekday: weekdayOf(entry.day),
    hour: entry.hour,
    content: entry.content,
    mood: entry.mood,
    energy: entry.energy,
    focus: entry.focus,
    tags: entry.tags,
    historic: entry.historic,
  }
}
