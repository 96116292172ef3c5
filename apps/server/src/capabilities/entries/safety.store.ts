import { safetyState, scan, type SafetyState } from '@soundings/core/safety'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { entriesStore } from './entries.store.ts'

/** Days and entries that can decide the state (design section 2.2). */
const DAYS = 14
const ENTRIES = 5

/**
 * What may be drawn from the journal right now. Asked at every look and never stored: it reads only the few entries
 * that can decide it.
 */
export async function currentSafety(db: Queryable, vault: AccountVault, today: number): Promise<SafetyState> {
  const store = entriesStore(db, vault)
  const newest = await store.page(ENTRIES)
  const recent = new Map(newest.map((entry) => [entry.id, entry]))
  for await (const entry of store.newestFirst({ fromDay: today - DAYS })) recent.set(entry.id, entry)
  const inOrder = [...recent.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return safetyState(
    inOrder.map(({ day, mood, sentimentScore, content }) => ({
      day,
      mood,
      sentiment: sentimentScore,
      scan: scan(content),
    })),
    today,
  )
}
