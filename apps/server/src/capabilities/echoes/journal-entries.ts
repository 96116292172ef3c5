import type { EchoEntry } from '@soundings/core/echo'
import { weekdayOf } from '@soundings/core/time'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'

/**
 * The journal as the engine reads it, opened batch by batch, without what has no place on the calendar.
 * @param fromDay only entries of this local day or later
 */
export async function journalEntries(db: Queryable, vault: AccountVault, fromDay?: number): Promise<EchoEntry[]> {
  const entries: EchoEntry[] = []
  const range = fromDay === undefined ? {} : { fromDay }
  for await (const entry of entriesStore(db, vault).newestFirst(range)) {
    if (!entry.undated) entries.push(toEchoEntry(entry))
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
