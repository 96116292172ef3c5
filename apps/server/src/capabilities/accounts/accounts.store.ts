import type { Method } from '@soundings/contract/onboarding'
import type { UnreadableField } from '@soundings/contract/profile'
import type { EchoPause, Frequency, Tier, Tone } from '@soundings/core/account'
import { notSignedIn } from '#server/errors.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import { CHOICES_COLUMNS, openChoices, sealChoice, type ChoicesRow } from './choices.ts'

/** An account's data, decrypted. */
export type Account = {
  id: string
  createdAt: Date
  /** Null if the stored value is damaged. */
  email: string | null
  displayName: string | null
  /** Stored values that cannot be decrypted. */
  unreadable: UnreadableField[]
  timeZone: string
  tier: Tier
  onboarding: Onboarding
  /** The latest pause, even if it is over; null when there is none. */
  echoPause: EchoPause | null
}

export type Onboarding = {
  step: number
  completed: boolean
  intentions: string[]
  methodText: boolean
  methodPhoto: boolean
  methodImport: boolean
  frequency: Frequency | null
  tone: Tone | null
}

/** The columns in which an account's email address and name are sealed. */
export const EMAIL_PLACE = 'accounts.email'
export const DISPLAY_NAME_PLACE = 'accounts.display_name'

/** The account's own row; every statement is bound to it. */
export function accountStore(db: Queryable, vault: AccountVault) {
  const id = vault.accountId
  async function read(): Promise<Account | null> {
    const [row] = await db.query<AccountRow>(
      `select created_at, email_sealed, display_name_sealed, time_zone, tier, onboarding_step,
              onboarding_completed_at, ${CHOICES_COLUMNS}
       from accounts where account_id = $1`,
      [id],
    )
    return row ? toAccount(row, vault) : null
  }
  return {
    read,
    /** @throws NOT_SIGNED_IN when the account was deleted during the request */
    async existing(): Promise<Account> {
      const account = await read()
      if (!account) throw notSignedIn()
      return account
    },
    /** Locks the account's row until the transaction ends. */
    async lock(): Promise<void> {
      await db.query('select 1 as held from accounts where account_id = $1 for update', [id])
    },
    /**
     * Locks the account's row for a transaction that counts rows and then adds one. It writes the row unchanged,
     * because a transaction that waited for a write fails on PostgreSQL and is repeated. One that waited only for a
     * lock would still count the rows it saw before waiting.
     * @returns false when the account is gone
     */
    async lockToCount(): Promise<boolean> {
      const rows = await db.query('update accounts set tier = tier where account_id = $1 returning account_id', [id])
      return rows.length === 1
    },
    async timeZone(): Promise<string> {
      const [row] = await db.query<{ time_zone: string }>('select time_zone from accounts where account_id = $1', [id])
      return row?.time_zone ?? 'UTC'
    },
    async saveIntentions(intentions: string[], step: number): Promise<void> {
      await db.query(
        `update accounts set intentions_sealed = $2, intentions = null,
           onboarding_step = greatest(onboarding_step, $3)
         where account_id = $1`,
        [id, sealChoice(vault, 'intentions', intentions), step],
      )
    },
    async saveMethod(method: Method, step: number): Promise<void> {
      await db.query(
        `update accounts set method_sealed = $2, method_text = null, method_photo = null, method_import = null,
           onboarding_step = greatest(onboarding_step, $3)
         where account_id = $1`,
        [id, sealChoice(vault, 'method', method), step],
      )
    },
    async savePreferences(preferences: { frequency: Frequency; tone: Tone }, step: number): Promise<void> {
      await db.query(
        `update accounts set preferences_sealed = $2, frequency = null, tone = null,
           onboarding_step = greatest(onboarding_step, $3)
         where account_id = $1`,
        [id, sealChoice(vault, 'preferences', preferences), step],
      )
    },
    async completeOnboarding(at: Date, step: number): Promise<void> {
      await db.query(
        `update accounts set onboarding_step = $3, onboarding_completed_at = coalesce(onboarding_completed_at, $2)
         where account_id = $1`,
        [id, at, step],
      )
    },
    /** @param pause null ends the pause */
    async saveEchoPause(pause: EchoPause | null): Promise<void> {
      await db.query(
        `update accounts set echo_pause_sealed = $2, echoes_paused = null, echoes_paused_until = null
         where account_id = $1`,
        [id, sealChoice(vault, 'echo_pause', pause)],
      )
    },
    /** @param name null removes the name */
    async saveDisplayName(name: string | null): Promise<void> {
      await db.query('update accounts set display_name_sealed = $2 where account_id = $1', [
        id,
        name === null ? null : vault.seal(DISPLAY_NAME_PLACE, name),
      ])
    },
    async saveEmail(address: string): Promise<void> {
      await db.query('update accounts set email_sealed = $2 where account_id = $1', [
        id,
        vault.seal(EMAIL_PLACE, address),
      ])
    },
    async saveTimeZone(timeZone: string): Promise<void> {
      await db.query('update accounts set time_zone = $2 where account_id = $1', [id, timeZone])
    },
    async saveTier(tier: Tier): Promise<void> {
      await db.query('update accounts set tier = $2 where account_id = $1', [id, tier])
    },
  }
}

type AccountRow = {
  created_at: Date
  email_sealed: Buffer
  display_name_sealed: Buffer | null
  time_zone: string
  tier: Tier
  onboarding_step: number
  onboarding_completed_at: Date | null
} & ChoicesRow

function toAccount(row: AccountRow, vault: AccountVault): Account {
  const email = unlessBroken(() => vault.open(EMAIL_PLACE, row.email_sealed))
  const sealedName = row.display_name_sealed
  const displayName = sealedName && unlessBroken(() => vault.open(DISPLAY_NAME_PLACE, sealedName))
  const { choices, damaged } = openChoices(row, vault)
  return {
    id: vault.accountId,
    createdAt: row.created_at,
    email,
    displayName,
    unreadable: [
      ...(email === null ? (['email'] as const) : []),
      ...(sealedName && displayName === null ? (['display_name'] as const) : []),
      ...damaged,
    ],
    timeZone: row.time_zone,
    tier: row.tier,
    onboarding: {
      step: row.onboarding_step,
      completed: row.onboarding_completed_at !== null,
      intentions: choices.intentions,
      ...choices.method,
      ...choices.preferences,
    },
    echoPause: choices.echo_pause,
  }
}
