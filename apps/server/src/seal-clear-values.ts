import { setTimeout as pause } from 'node:timers/promises'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import { openChoices, sealChoice, type ChoicesRow } from '#server/capabilities/accounts/choices.ts'
import { openCard, sealCard, type CardRow } from '#server/capabilities/billing/billing.store.ts'
import { openEchoBody, sealEchoBody, type EchoRow } from '#server/capabilities/echoes/echoes.store.ts'
import {
  CLEAR_MEASURES,
  measuresOf,
  openEntryBody,
  sealEntryBody,
  type ClearMeasures,
  type SealedRow,
} from '#server/capabilities/entries/entry-row.ts'
import type { Queryable, Row } from '#server/db/port.ts'
import { openAccountVault, type AccountVault } from '#server/vault/account-vault.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'
import { unlessBroken } from '#server/vault/sealed-box.ts'

/** Rows that are sealed at a time: in one statement, so that a server which is killed leaves none half sealed. */
const SLICE = 50
/** Between slices requests have the database. */
const PAUSE_MS = 10
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type ClearTable = {
  table: string
  id: string
  /** The columns to be emptied, in the order of the index that finds such rows. */
  clear: readonly string[]
  /** The columns that are sealed instead. */
  sealed: readonly string[]
  /** The sealed values of a row, or null when what they belong to does not open. */
  seal: (row: Row, vault: AccountVault) => (Buffer | null)[] | null
}

const ENTRIES: ClearTable = {
  table: 'entries',
  id: 'entry_id',
  clear: CLEAR_MEASURES,
  sealed: ['body_sealed'],
  seal(row, vault) {
    const entry = row as SealedRow & ClearMeasures
    const body = openEntryBody(entry, vault)
    return body && [sealEntryBody(vault, entry.entry_id, { ...body, ...measuresOf(entry, body) })]
  },
}

const ECHOES: ClearTable = {
  table: 'echoes',
  id: 'echo_id',
  clear: ['pattern_type', 'based_on_entries', 'timeframe_days', 'resonance_score'],
  sealed: ['body_sealed'],
  seal(row, vault) {
    const echo = row as EchoRow
    const body = openEchoBody(echo, vault)
    return body && [sealEchoBody(vault, echo.echo_id, body)]
  },
}

const CARDS: ClearTable = {
  table: 'payment_methods',
  id: 'payment_method_id',
  clear: ['brand', 'last4', 'expiry_month', 'expiry_year'],
  sealed: ['address_sealed'],
  seal(row, vault) {
    const card = row as CardRow
    const opened = openCard(card, vault)
    return opened && [sealCard(vault, card.payment_method_id, opened)]
  },
}

const CHOICES = ['intentions', 'method', 'preferences', 'echo_pause'] as const
const ACCOUNTS: ClearTable = {
  table: 'accounts',
  id: 'account_id',
  clear: [
    'intentions',
    'method_text',
    'method_photo',
    'method_import',
    'frequency',
    'tone',
    'echoes_paused',
    'echoes_paused_until',
  ],
  sealed: CHOICES.map((choice) => `${choice}_sealed`),
  seal(row, vault) {
    const stored = row as ChoicesRow
    const { choices } = openChoices(stored, vault)
    // What was chosen since stays as it is sealed.
    return CHOICES.map((choice) => stored[`${choice}_sealed`] ?? sealChoice(vault, choice, choices[choice]))
  },
}

/** The tables whose rows held values in clear before the migration 0011. */
export const CLEAR_TABLES: readonly ClearTable[] = [ACCOUNTS, ENTRIES, ECHOES, CARDS]

/**
 * Seals what older versions kept in clear, account by account, and empties its columns. It may be stopped anywhere and
 * begun again, also by several servers at once: a row that anybody has written since it was read is left for the next
 * look. A row that does not open keeps what it has.
 */
export async function sealClearValues(
  { db, root }: { db: Queryable; root: RootKeys },
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const table of CLEAR_TABLES) {
    let account = await nextAccount(db, table, BEFORE_ALL)
    while (account !== null) {
      const vault = await vaultOf({ db, root }, account)
      let after = vault && BEFORE_ALL
      while (vault && after !== null) {
        if (stop.aborted) return
        after = await sealSlice(db, table, { vault, after })
        await pause(PAUSE_MS)
      }
      account = await nextAccount(db, table, account)
    }
  }
}

/** @returns null when the account is gone, or when its key does not open */
async function vaultOf({ db, root }: { db: Queryable; root: RootKeys }, id: string): Promise<AccountVault | null> {
  const key = await accountDirectory(db).findKey(id)
  return key && unlessBroken(() => openAccountVault(root, id, key))
}

/** The next account that has a row with such values. */
async function nextAccount(db: Queryable, { table, clear }: ClearTable, after: string): Promise<string | null> {
  const [row] = await db.query<{ account_id: string }>(
    `select account_id from ${table} where account_id > $1 and num_nonnulls(${clear.join(', ')}) > 0
     order by account_id limit 1`,
    [after],
  )
  return row?.account_id ?? null
}

/** @returns the last row that was looked at, or null when there is none left */
async function sealSlice(
  db: Queryable,
  { table, id, clear, sealed, seal }: ClearTable,
  { vault, after }: { vault: AccountVault; after: string },
): Promise<string | null> {
  const rows = await db.query<{ id: string; version: string }>(
    `select ${id} as id, xmin::text as version, ${[id, ...sealed, ...clear].join(', ')} from ${table}
     where account_id = $1 and ${id} > $2 and num_nonnulls(${clear.join(', ')}) > 0 order by ${id} limit ${SLICE}`,
    [vault.accountId, after],
  )
  const values = rows.flatMap((row) => {
    const made = seal(row, vault)
    return made ? [{ ...row, made }] : []
  })
  if (values.length > 0) {
    await db.query(
      `update ${table} set ${sealed.map((column, at) => `${column} = sealing.value${at}`).join(', ')},
         ${clear.map((column) => `${column} = null`).join(', ')}
       from unnest($2::uuid[], $3::text[], ${sealed.map((_, at) => `$${at + 4}::bytea[]`).join(', ')})
         as sealing (id, version, ${sealed.map((_, at) => `value${at}`).join(', ')})
       where ${table}.account_id = $1 and ${table}.${id} = sealing.id and ${table}.xmin::text = sealing.version`,
      [
        vault.accountId,
        values.map((row) => row.id),
        values.map(({ version }) => version),
        ...sealed.map((_, at) => values.map(({ made }) => made[at] ?? null)),
      ],
    )
  }
  return rows.length < SLICE ? null : (rows.at(-1)?.id ?? null)
}
