import { withoutPrompts } from '@soundings/core/prompts'
import { DECIDING_DAYS, safetyState, scan, type Level, type SafetyState } from '@soundings/core/safety'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import type { SealedBody } from './entry-row.ts'
import { entryVersions } from './entry-versions.store.ts'

type SafetyRow = { entry_id: string; version: string; day: number; mood: number | null; sentiment_score: number | null }

/** What an entry says about danger, and how its words sound. */
type Scanned = { level: Level; sentiment: number | null }

/**
 * What entries that were looked at before came to, by entry and version. No word of a text is in it. It lives as long as
 * the account's key is at hand, and holds the entries of the last look.
 */
const scanned = new WeakMap<AccountVault, ReadonlyMap<string, Scanned>>()

/**
 * What may be drawn from the journal right now. Never stored, and asked again after every change: it reads only the few
 * entries that can decide it, and opens those that it has not seen in this form.
 */
export async function currentSafety(db: Queryable, vault: AccountVault, today: number): Promise<SafetyState> {
  const rows = await deciding(db, vault, today - DECIDING_DAYS)
  const known = scanned.get(vault)
  const unseen = rows.filter((row) => !known?.has(keyOf(row))).map(({ entry_id }) => entry_id)
  const bodies = unseen.length > 0 ? await entryVersions(db, vault).open(unseen) : null
  const looked = new Map<string, Scanned>()
  const entries = rows.flatMap((row) => {
    const body = bodies?.get(row.entry_id)
    const found = body === undefined ? known?.get(keyOf(row)) : scannedOf(row, body)
    // Deleted while it was being looked at.
    if (!found) return []
    looked.set(keyOf(row), found)
    return [{ day: row.day, mood: row.mood, ...found }]
  })
  scanned.set(vault, looked)
  return safetyState(entries, today)
}

/** Of a text that does not open nothing is known; its ratings count all the same. */
function scannedOf(row: SafetyRow, body: SealedBody | null): Scanned {
  const sentiment = body?.measures?.sentimentScore ?? row.sentiment_score
  return { level: body ? scan(withoutPrompts(body.content)).level : 'none', sentiment }
}

function keyOf({ entry_id, version }: SafetyRow): string {
  return `${entry_id} ${version}`
}

/** The entries of the last days, oldest first. */
async function deciding(db: Queryable, vault: AccountVault, fromDay: number): Promise<SafetyRow[]> {
  return db.query<SafetyRow>(
    `select entry_id, xmin::text as version, day, mood, sentiment_score from entries
     where account_id = $1 and deleted_at is null and day >= $2
     order by created_at, entry_id`,
    [vault.accountId, fromDay],
  )
}
