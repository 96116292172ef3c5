import { DISPLAY_NAME_PLACE, EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import { choicePlace } from '#server/capabilities/accounts/choices.ts'
import { addressPlace } from '#server/capabilities/billing/billing.store.ts'
import { echoBodyPlace } from '#server/capabilities/echoes/echoes.store.ts'
import { entryBodyPlace } from '#server/capabilities/entries/entry-row.ts'
import { planPlace, textPlace } from '#server/capabilities/imports/pending-imports.store.ts'
import { displayPlace, originalPlace } from '#server/capabilities/imports/photographs.store.ts'
import { avatarPlace } from '#server/capabilities/profile/avatars.store.ts'

/** Reads a column of the row at hand. */
export type ReadColumn = (column: string) => string

/** What is sealed in a row with its account's key, and for which place. */
export type SealedColumn = { table: string; column: string; place: (read: ReadColumn) => string }

/** The column that tells the rows of an account apart, in each table that holds what is sealed. */
const ROW_IDS: Readonly<Record<string, string>> = {
  accounts: 'account_id',
  avatars: 'version',
  echoes: 'echo_id',
  entries: 'entry_id',
  payment_methods: 'payment_method_id',
  pending_imports: 'pending_id',
  pending_texts: 'pending_id',
  photographs: 'photograph_id',
}

/** The table, account and id under which a row is named: a piece of text goes with the import that waits for it. */
export function rowNameOf(table: string, read: ReadColumn): string {
  const named = table === 'pending_texts' ? 'pending_imports' : table
  return `${named} ${read('account_id')} ${read(ROW_IDS[table] ?? 'account_id')}`
}

/** Bytes as PostgreSQL prints them. */
export function bytesOf(printed: string): Buffer {
  return Buffer.from(printed.slice('\\x'.length), 'hex')
}

/** Everything that is sealed with the key of an account; a test holds this list to the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'accounts', column: 'email_sealed', place: () => EMAIL_PLACE },
  { table: 'accounts', column: 'display_name_sealed', place: () => DISPLAY_NAME_PLACE },
  { table: 'accounts', column: 'intentions_sealed', place: () => choicePlace('intentions') },
  { table: 'accounts', column: 'method_sealed', place: () => choicePlace('method') },
  { table: 'accounts', column: 'preferences_sealed', place: () => choicePlace('preferences') },
  { table: 'accounts', column: 'echo_pause_sealed', place: () => choicePlace('echo_pause') },
  { table: 'avatars', column: 'image_sealed', place: (read) => avatarPlace(read('version')) },
  { table: 'echoes', column: 'body_sealed', place: (read) => echoBodyPlace(read('echo_id')) },
  { table: 'entries', column: 'body_sealed', place: (read) => entryBodyPlace(read('entry_id')) },
  { table: 'payment_methods', column: 'address_sealed', place: (read) => addressPlace(read('payment_method_id')) },
  { table: 'pending_imports', column: 'plan_sealed', place: (read) => planPlace(read('pending_id')) },
  {
    table: 'pending_texts',
    column: 'text_sealed',
    place: (read) => textPlace(read('pending_id'), Number(read('part'))),
  },
  { table: 'photographs', column: 'original_sealed', place: (read) => originalPlace(read('photograph_id')) },
  { table: 'photographs', column: 'display_sealed', place: (read) => displayPlace(read('photograph_id')) },
]

/** Sealed with the token of a link that only its mail holds: nobody can open it from here. */
export const SEALED_WITH_TOKENS = ['login_links.email_sealed', 'login_codes.email_sealed'] as const
