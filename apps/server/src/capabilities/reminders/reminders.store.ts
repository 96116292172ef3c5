import type { ReminderSettings } from '@soundings/core/reminders'
import type { Queryable } from '#server/platform/db/port.ts'
import { BEFORE_EVERY_ID } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** The column in which a person’s choices are sealed. */
export const REMINDERS_PLACE = 'reminders.settings'

/** The stored choices, or `damaged`, with a number that increases with each save. */
export type StoredReminders = { version: number; settings: ReminderSettings | 'damaged'; nextAt: Date | null }

/** Stores when an account is reminded to write. The row exists once the person has chosen. */
export function remindersStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const sealed = (settings: ReminderSettings) => vault.seal(REMINDERS_PLACE, JSON.stringify(settings))
  return {
    async read(): Promise<StoredReminders | null> {
      const [row] = await db.query<{ settings_sealed: Buffer; version: number; next_at: Date | null }>(
        'select settings_sealed, version, next_at from reminders where account_id = $1',
        [accountId],
      )
      if (!row) return null
      const opened = unlessBroken(() => vault.open(REMINDERS_PLACE, row.settings_sealed))
      const settings = opened === null ? 'damaged' : (JSON.parse(opened) as ReminderSettings)
      return { version: row.version, settings, nextAt: row.next_at }
    },
    async save(settings: ReminderSettings, nextAt: Date | null): Promise<void> {
      await db.query(
        `insert into reminders (account_id, settings_sealed, version, next_at) values ($1, $2, 1, $3)
         on conflict (account_id) do update set settings_sealed = excluded.settings_sealed,
           version = reminders.version + 1, next_at = excluded.next_at`,
        [accountId, sealed(settings), nextAt],
      )
    },
    /** Restores choices. @returns false when there are some */
    async putBack(settings: ReminderSettings, nextAt: Date | null): Promise<boolean> {
      const written = await db.query(
        `insert into reminders (account_id, settings_sealed, version, next_at) values ($1, $2, 1, $3)
         on conflict (account_id) do nothing returning account_id`,
        [accountId, sealed(settings), nextAt],
      )
      return written.length > 0
    },
    /** Claims the reminder that was read for one of several servers. @returns true for that server */
    async claim({ version, nextAt }: StoredReminders, following: Date | null): Promise<boolean> {
      const claimed = await db.query(
        `update reminders set next_at = $4 where account_id = $1 and next_at = $2 and version = $3
         returning account_id`,
        [accountId, nextAt, version, following],
      )
      return claimed.length > 0
    },
  }
}

export type DueReminder = { accountId: string; at: Date }

/** A moment before every reminder. */
export const BEFORE_ALL: DueReminder = { accountId: BEFORE_EVERY_ID, at: new Date(0) }

/** The reminders that are due, the earliest first, a page at a time. Nothing is locked: each is claimed by itself. */
export async function dueReminders(
  db: Queryable,
  now: Date,
  after: DueReminder,
  limit: number,
): Promise<DueReminder[]> {
  const rows = await db.query<{ account_id: string; next_at: Date }>(
    `select account_id, next_at from reminders where next_at <= $1 and (next_at, account_id) > ($2, $3)
     order by next_at, account_id limit $4`,
    [now, after.at, after.accountId, limit],
  )
  return rows.map(({ account_id, next_at }) => ({ accountId: account_id, at: next_at }))
}
