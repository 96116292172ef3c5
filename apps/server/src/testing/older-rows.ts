import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { choicePlace, type Choice } from '#server/capabilities/accounts/choices.ts'
import { addressPlace } from '#server/capabilities/billing/billing.store.ts'
import { echoBodyPlace } from '#server/capabilities/echoes/echoes.store.ts'
import { entryBodyPlace } from '#server/capabilities/entries/sealed-form.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import { CLEAR_TABLES } from '#server/ops/seal-clear-values.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'

/** The number of rows with cleartext values that are sealed now, by table. */
export async function inClear(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, clear } of CLEAR_TABLES) {
    const rows = await db.query(`select 1 as held from ${table} where num_nonnulls(${clear.join(', ')}) > 0`)
    counts[table] = rows.length
  }
  return counts
}

const CHOICES: readonly Choice[] = ['intentions', 'method', 'preferences', 'echo_pause']

type Opened = Record<string, unknown>

type SealedTable = {
  table: string
  id: string
  column: string
  place: (id: string) => string
  /** The part of the sealed value that older rows have in cleartext; the rest stays sealed. */
  part: string
  /** The cleartext columns, and the fields of that part. */
  clear: Readonly<Record<string, string>>
}

const SEALED_TABLES: readonly SealedTable[] = [
  {
    table: 'entries',
    id: 'entry_id',
    column: 'body_sealed',
    place: entryBodyPlace,
    part: 'measures',
    clear: {
      typing_speed_wpm: 'typingSpeedWpm',
      time_on_entry_seconds: 'timeOnEntrySeconds',
      edit_count: 'editCount',
      sentiment_score: 'sentimentScore',
      lexical_diversity: 'lexicalDiversity',
    },
  },
  {
    table: 'echoes',
    id: 'echo_id',
    column: 'body_sealed',
    place: echoBodyPlace,
    part: 'measures',
    clear: {
      pattern_type: 'patternType',
      based_on_entries: 'basedOnEntries',
      timeframe_days: 'timeframeDays',
      resonance_score: 'resonance',
    },
  },
  {
    table: 'payment_methods',
    id: 'payment_method_id',
    column: 'address_sealed',
    place: addressPlace,
    part: 'card',
    clear: { brand: 'brand', last4: 'last4', expiry_month: 'expiryMonth', expiry_year: 'expiryYear' },
  },
]

/**
 * Rewrites all rows in the form before migration 0011: measures and choices in cleartext columns, not in the sealed
 * bodies.
 */
export async function asBefore({ db, root }: { db: Queryable; root: RootKeys }): Promise<void> {
  const vaultOf = async (accountId: string) => {
    const vault = await accountVaultOf({ db, root }, accountId)
    if (!vault) throw new Error('A row belongs to no account.')
    return vault
  }
  for (const { table, id, column, place, part, clear } of SEALED_TABLES) {
    const columns = Object.keys(clear).map((name, index) => `${name} = $${index + 3}`)
    const rows = await db.query<{ account_id: string; id: string; sealed: Buffer }>(
      `select account_id, ${id} as id, ${column} as sealed from ${table}`,
    )
    for (const row of rows) {
      const vault = await vaultOf(row.account_id)
      const { [part]: found, ...rest } = JSON.parse(vault.open(place(row.id), row.sealed)) as Record<string, Opened>
      await db.query(`update ${table} set ${column} = $2, ${columns.join(', ')} where ${id} = $1`, [
        row.id,
        vault.seal(place(row.id), JSON.stringify(rest)),
        ...Object.values(clear).map((field) => found?.[field]),
      ])
    }
  }
  const accounts = await db.query<{ account_id: string } & Record<string, Buffer | null>>('select * from accounts')
  for (const { account_id, ...row } of accounts) await choicesAsBefore(db, await vaultOf(account_id), row)
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
