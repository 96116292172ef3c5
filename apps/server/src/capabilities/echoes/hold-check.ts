import { safetyState, scan } from '@soundings/core/safety'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'

/** Days and entries that can hold a journal (design section 2.2). */
const DAYS = 14
const ENTRIES = 5

/**
 * True while nothing may be drawn from the journal. Asked at every look, so that an older Echo never stands beside an
 * entry written in crisis; it reads only the few entries that can decide it.
 */
export async function isHeld(db: Queryable, vault: AccountVault, today: number): Promise<boolean> {
  const store = entriesStore(db, vault)
  const newest = await store.page(ENTRIES)
  const recent = new Map(newest.map((entry) => [entry.id, entry]))
  for await (const entry of store.newestFirst({ fromDay: today - DAYS })) recent.set(entry.id, entry)
  const inOrder = [...recent.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const state = safetyState(
    inOrder.map(({ day, mood, sentimentScore, content }) => ({
      day,
      mood,
      sentiment: sentimentScore,
      scan: scan(content),
    })),
    today,
  )
  return state === 'hold'
}
