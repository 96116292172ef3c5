import type { EchoEntry } from '@soundings/core/echo'
import { weekdayOf } from '@soundings/core/time'
import type { ReadablePart } from '#server/platform/analysis/pool.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/**
 * The journal as the engine reads it, decrypted batch by batch, without entries that have no day.
 * @param readable shortens long texts before the next is decrypted
 */
export async function journalEntries(db: Queryable, vault: AccountVault, readable: ReadablePart): Promise<EchoEntry[]> {
  const entries: EchoEntry[] = []
  for await (const entry of entriesStore(db, vault).newestFirst()) {
    if (!entry.undated) entries.push(toEchoEntry({ ...entry, content: await readable(entry.content) }))
  }
  return entries
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
