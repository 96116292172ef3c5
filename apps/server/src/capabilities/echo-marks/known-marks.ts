import { markOf, type EchoMark } from '@soundings/core/echo'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { echoMarksStore, type StoredMark } from './echo-marks.store.ts'

/** A stored mark as the engine reads it. */
export type KnownMark = { stored: StoredMark; mark: EchoMark }

/** Every mark of an account, newest first. */
export async function knownMarks(db: Queryable, vault: AccountVault): Promise<KnownMark[]> {
  const marks = await echoMarksStore(db, vault).list()
  if (marks.length === 0) return []
  const receipts = new Map((await echoesStore(db, vault).list()).map(({ id, receipt }) => [id, receipt]))
  return marks.map((stored) => {
    // The text of the Echo is damaged: its kind and subject are unknown, but “Never again” still applies.
    const receipt = receipts.get(stored.echo) ?? { rule: '', key: '', slots: {} }
    return { stored, mark: markOf(stored.said, receipt) }
  })
}
