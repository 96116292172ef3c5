import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import { choicePlace, type Choice } from '#server/capabilities/accounts/choices.ts'
import { addressPlace } from '#server/capabilities/billing/billing.store.ts'
import { echoBodyPlace } from '#server/capabilities/echoes/echoes.store.ts'
import { entryBodyPlace } from '#server/capabilities/entries/entry-row.ts'
import type { Queryable } from '#server/db/port.ts'
import { CLEAR_TABLES } from '#server/seal-clear-values.ts'
import { openAccountVault, type AccountVault } from '#server/vault/account-vault.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'

/** How many rows hold in clear what is sealed now, by table. */
export async function inClear(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, clear } of CLEAR_TABLES) {
    const rows = await db.query(`select 1 as held from ${table} where num_nonnulls(${clear.join(', ')}) > 0`)
    counts[table] = rows.length
  }
  return counts
}

const CHOICES: readonly Choice[] = ['intentions', 'method', 'preferences', 'echo_pause']

/** Writes all rows as the version before the migration 0011 had them: measures and choices in clear, bodies without. */
export async function asBefore({ db, root }: { db: Queryable; root: RootKeys }): Promise<void> {
  const rows = (sql: string) => db.query<{ account_id: string; id: string; sealed: Buffer }>(sql)
  const vaults = async (accountId: string) => {
    const key = await accountDirectory(db).findKey(accountId)
    if (!key) throw new Error('A row belongs to no account.')
    return openAccountVault(root, accountId, key)
  }
  for (const { account_id, id, sealed } of await rows(
    'select account_id, entry_id as id, body_sealed as sealed from entries',
  )) {
    const vault = await vaults(account_id)
    const { measures: m, ...body } = JSON.parse(vault.open(entryBodyPlace(id), sealed))
    await db.query(
      `update entries set body_sealed = $2, typing_speed_wpm = $3, time_on_entry_seconds = $4, edit_count = $5,
         sentiment_score = $6, lexical_diversity = $7 where entry_id = $1`,
      [
        id,
        vault.seal(entryBodyPlace(id), JSON.stringify(body)),
        m.typingSpeedWpm,
        m.timeOnEntrySeconds,
        m.editCount,
        m.sentimentScore,
        m.lexicalDiversity,
      ],
    )
  }
  for (const { account_id, id, sealed } of await rows(
    'select account_id, echo_id as id, body_sealed as sealed from echoes',
  )) {
    const vault = await vaults(account_id)
    const { measures: m, ...body } = JSON.parse(vault.open(echoBodyPlace(id), sealed))
    await db.query(
      `update echoes set body_sealed = $2, pattern_type = $3, based_on_entries = $4, timeframe_days = $5,
         resonance_score = $6 where echo_id = $1`,
      [
        id,
        vault.seal(echoBodyPlace(id), JSON.stringify(body)),
        m.patternType,
        m.basedOnEntries,
        m.timeframeDays,
        m.resonance,
      ],
    )
  }
  for (const { account_id, id, sealed } of await rows(
    'select account_id, payment_method_id as id, address_sealed as sealed from payment_methods',
  )) {
    const vault = await vaults(account_id)
    const { card, ...address } = JSON.parse(vault.open(addressPlace(id), sealed))
    await db.query(
      `update payment_methods set address_sealed = $2, brand = $3, last4 = $4, expiry_month = $5, expiry_year = $6
       where payment_method_id = $1`,
      [
        id,
        vault.seal(addressPlace(id), JSON.stringify(address)),
        card.brand,
        card.last4,
        card.expiryMonth,
        card.expiryYear,
      ],
    )
  }
  const accounts = await db.query<{ account_id: string } & Record<string, Buffer | null>>('select * from accounts')
  for (const { account_id, ...row } of accounts) await choicesAsBefore(db, await vaults(account_id), row)
}

async function choicesAsBefore(
  db: Queryable,
  vault: AccountVault,
  row: Readonly<Record<string, Buffer | null>>,
): Promise<void> {
  const [intentions, method, preferences, pause] = CHOICES.map((choice) => {
    const sealed = row[`${choice}_sealed`]
    return sealed ? JSON.parse(vault.open(choicePlace(choice), sealed)) : null
  })
  await db.query(
    `update accounts set intentions = $2::text[], method_text = $3, method_photo = $4, method_import = $5,
       frequency = $6, tone = $7, echoes_paused = $8, echoes_paused_until = $9, intentions_sealed = null,
       method_sealed = null, preferences_sealed = null, echo_pause_sealed = null where account_id = $1`,
    [
      vault.accountId,
      intentions ?? [],
      method?.methodText ?? false,
      method?.methodPhoto ?? false,
      method?.methodImport ?? false,
      preferences?.frequency ?? null,
      preferences?.tone ?? null,
      pause !== null,
      pause?.until ?? null,
    ],
  )
}
