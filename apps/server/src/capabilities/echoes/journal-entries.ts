import type { EchoEntry } from '@soundings/core/echo'
import { weekdayOf } from '@soundings/core/time'
import type { ReadablePart } from '#server/analysis/pool.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'

/**
 * The journal as the engine reads it, opened batch by batch, without what has no place on the calendar.
 * @param readable brings long texts down before the next is opened
 */
export async function journalEntries(db: Queryable, vault: AccountVault, readable: ReadablePart): Promise<EchoEntry[]> {
  const entries: EchoEntry[] = []
  for await (const entry of entriesStore(db, vault).newestFirst()) {
    if (!entry.undated) entries.push(toEchoEntry({ ...entry, content: await readable(entry.content) }))
  }
  return entries
}

type StoredEntry = Awaited<ReturnType<ReturnType<typeof entriesStore>['page']>>[number]

export function toEchoEntry(entry: StoredEntry): EchoEntry {
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
