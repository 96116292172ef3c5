import { setTimeout as pause } from 'node:timers/promises'
import { type ChoicesRow, openChoices, readableVaultOf, sealChoice } from '#server/capabilities/accounts/index.ts'
import { openCard, sealCard, type CardRow } from '#server/capabilities/billing/billing.store.ts'
import { openEchoBody, sealEchoBody, type EchoRow } from '#server/capabilities/echoes/echoes.store.ts'
import {
  CLEAR_MEASURES,
  measuresOf,
  openEntryBody,
  sealEntryBody,
  type ClearMeasures,
  type SealedRow,
} from '#server/capabilities/entries/entries.store.ts'
import type { Queryable, Row } from '#server/platform/db/port.ts'
import { BEFORE_EVERY_ID } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { clearValuesStore, type ClearColumns } from './seal-clear-values.store.ts'

/** The pause between slices, in which requests can use the database. */
const PAUSE_MS = 10

type ClearTable = ClearColumns & {
  /** The sealed values of a row, or null when the value that they join cannot be decrypted. */
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
    // A choice that was made in the meantime is already sealed and stays.
    return CHOICES.map((choice) => stored[`${choice}_sealed`] ?? sealChoice(vault, choice, choices[choice]))
  },
}

/** The tables whose rows contained unencrypted values before migration 0011. */
export const CLEAR_TABLES: readonly ClearTable[] = [ACCOUNTS, ENTRIES, ECHOES, CARDS]

/**
 * Seals the values that older versions stored unencrypted, account by account, and empties their columns. It may stop
 * anywhere and start again, and several servers may do it at once: a row that was written after it was read is left for
 * the next run. A row that does not open stays unchanged.
 */
export async function sealClearValues(
  { db, root }: { db: Queryable; root: RootKeys },
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const table of CLEAR_TABLES) {
    let account = await clearValuesStore(db, table).nextAccount(BEFORE_EVERY_ID)
    while (account !== null) {
      const vault = await readableVaultOf({ db, root }, account)
      let after = vault && BEFORE_EVERY_ID
      while (vault && after !== null) {
        if (stop.aborted) return
        after = await sealSlice(db, table, { vault, after })
        await pause(PAUSE_MS)
      }
      account = await clearValuesStore(db, table).nextAccount(account)
    }
  }
}

/** @returns the last row of the slice, or null when no rows are left */
async function sealSlice(
  db: Queryable,
  table: ClearTable,
  { vault, after }: { vault: AccountVault; after: string },
): Promise<string | null> {
  const store = clearValuesStore(db, table)
  const { rows, next } = await store.slice(vault.accountId, after)
  const values = rows.flatMap((row) => {
    const made = table.seal(row, vault)
    return made ? [{ ...row, made }] : []
  })
  await store.seal(vault.accountId, values)
  return next
}
