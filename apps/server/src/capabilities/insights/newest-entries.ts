import type { EchoEntry } from '@soundings/core/echo'
import { MOVES_CHARACTERS_MAX, MOVES_ENTRIES_MAX } from '@soundings/core/moves'
import { weekdayOf } from '@soundings/core/time'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { ReadablePart } from '#server/platform/analysis/pool.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The newest dated entries, decrypted batch by batch, up to the limits of core. */
export async function newestEntries(db: Queryable, vault: AccountVault, readable: ReadablePart): Promise<EchoEntry[]> {
  const entries: EchoEntry[] = []
  let characters = 0
  for await (const entry of entriesStore(db, vault).newestFirst({ undated: false })) {
    const { id, createdAt, day, hour, mood, energy, focus, tags, historic } = entry
    const content = await readable(entry.content)
    characters += content.length
    if (characters > MOVES_CHARACTERS_MAX) break
    const weekday = weekdayOf(day)
    entries.push({ id, time: createdAt.getTime(), day, weekday, hour, content, mood, energy, focus, tags, historic })
    if (entries.length === MOVES_ENTRIES_MAX) break
  }
  return entries
}
