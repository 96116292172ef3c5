import { DISPLAY_NAME_PLACE, EMAIL_PLACE } from '#server/capabilities/accounts/accounts.store.ts'
import { choicePlace } from '#server/capabilities/accounts/index.ts'
import { addressPlace } from '#server/capabilities/billing/billing.store.ts'
import { echoMarkPlace } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoBodyPlace } from '#server/capabilities/echoes/echoes.store.ts'
import { versionPlace } from '#server/capabilities/entries/earlier-versions.store.ts'
import { entryBodyPlace } from '#server/capabilities/entries/entries.store.ts'
import { planPlace, textPlace } from '#server/capabilities/imports/pending-imports.store.ts'
import { displayPlace, originalPlace } from '#server/capabilities/imports/photographs.store.ts'
import { partPlace, thumbnailPlace } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { letterPlace } from '#server/capabilities/letters/letters.store.ts'
import { CHOICES_PLACE } from '#server/capabilities/on-this-day/on-this-day.store.ts'
import { passkeyPlace } from '#server/capabilities/passkeys/passkeys.store.ts'
import { ownPromptPlace } from '#server/capabilities/writing/own-prompts.store.ts'
import { importPlace } from '#server/capabilities/journal-imports/journal-imports.store.ts'
import { WRITING_CHOICES_PLACE } from '#server/capabilities/writing/writing-choices.store.ts'
import { subscriptionPlace } from '#server/capabilities/reminders/push-subscriptions.store.ts'
import { REMINDERS_PLACE } from '#server/capabilities/reminders/reminders.store.ts'
import { avatarPlace } from '#server/capabilities/profile/avatars.store.ts'
import { bytesOf } from '#server/platform/bytes.ts'

/** Reads the value of a column in the current row. */
export type ReadColumn = (column: string) => string

/** A column sealed with its account’s key, and the place that it is bound to. */
export type SealedColumn = { table: string; column: string; place: (read: ReadColumn) => string }

/** In each table with sealed columns, the column that identifies a row within its account. */
const ROW_IDS: Readonly<Record<string, string>> = {
  accounts: 'account_id',
  avatars: 'version',
  earlier_versions: 'version_id',
  echo_marks: 'echo_id',
  echoes: 'echo_id',
  entries: 'entry_id',
  entry_photographs: 'photograph_id',
  journal_imports: 'import_id',
  letters: 'letter_key',
  on_this_day: 'account_id',
  own_prompts: 'prompt_id',
  passkeys: 'passkey_id',
  payment_methods: 'payment_method_id',
  pending_imports: 'pending_id',
  pending_texts: 'pending_id',
  photograph_parts: 'photograph_id',
  photographs: 'photograph_id',
  writing_choices: 'account_id',
  push_subscriptions: 'token_hash',
  reminders: 'account_id',
}

/** Tables whose rows are named by the row that they are a part of. */
const NAMED_BY: Readonly<Record<string, string>> = {
  pending_texts: 'pending_imports',
  photograph_parts: 'entry_photographs',
}

/** The table, account and id that name a row. */
export function rowNameOf(table: string, read: ReadColumn): string {
  const named = NAMED_BY[table] ?? table
  return `${named} ${read('account_id')} ${read(ROW_IDS[table] ?? 'account_id')}`
}

/** Every column that is sealed with an account’s key; a test compares this list with the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'accounts', column: 'email_sealed', place: () => EMAIL_PLACE },
  { table: 'accounts', column: 'display_name_sealed', place: () => DISPLAY_NAME_PLACE },
  { table: 'accounts', column: 'intentions_sealed', place: () => choicePlace('intentions') },
  { table: 'accounts', column: 'method_sealed', place: () => choicePlace('method') },
  { table: 'accounts', column: 'preferences_sealed', place: () => choicePlace('preferences') },
  { table: 'accounts', column: 'echo_pause_sealed', place: () => choicePlace('echo_pause') },
  { table: 'avatars', column: 'image_sealed', place: (read) => avatarPlace(read('version')) },
  { table: 'earlier_versions', column: 'body_sealed', place: (read) => versionPlace(read('version_id')) },
  { table: 'echo_marks', column: 'body_sealed', place: (read) => echoMarkPlace(read('echo_id')) },
  { table: 'echoes', column: 'body_sealed', place: (read) => echoBodyPlace(read('echo_id')) },
  { table: 'entries', column: 'body_sealed', place: (read) => entryBodyPlace(read('entry_id')) },
  {
    table: 'entry_photographs',
    column: 'thumbnail_sealed',
    place: (read) => thumbnailPlace(read('photograph_id')),
  },
  { table: 'letters', column: 'body_sealed', place: (read) => letterPlace(read('letter_key')) },
  { table: 'on_this_day', column: 'choices_sealed', place: () => CHOICES_PLACE },
  { table: 'journal_imports', column: 'body_sealed', place: (read) => importPlace(read('import_id')) },
  { table: 'own_prompts', column: 'text_sealed', place: (read) => ownPromptPlace(read('prompt_id')) },
  { table: 'passkeys', column: 'body_sealed', place: (read) => passkeyPlace(read('passkey_id')) },
  { table: 'payment_methods', column: 'address_sealed', place: (read) => addressPlace(read('payment_method_id')) },
  { table: 'pending_imports', column: 'plan_sealed', place: (read) => planPlace(read('pending_id')) },
  {
    table: 'pending_texts',
    column: 'text_sealed',
    place: (read) => textPlace(read('pending_id'), Number(read('part'))),
  },
  {
    table: 'photograph_parts',
    column: 'image_sealed',
    place: (read) => partPlace(read('photograph_id'), Number(read('part')), Number(read('parts'))),
  },
  { table: 'photographs', column: 'original_sealed', place: (read) => originalPlace(read('photograph_id')) },
  { table: 'photographs', column: 'display_sealed', place: (read) => displayPlace(read('photograph_id')) },
  { table: 'writing_choices', column: 'choices_sealed', place: () => WRITING_CHOICES_PLACE },
  {
    table: 'push_subscriptions',
    column: 'body_sealed',
    place: (read) => subscriptionPlace(bytesOf(read('token_hash')).toString('hex')),
  },
  { table: 'reminders', column: 'settings_sealed', place: () => REMINDERS_PLACE },
]

/** Sealed with the token of a sign-in link, which is only in its email, so it cannot be opened here. */
export const SEALED_WITH_TOKENS = ['login_links.email_sealed', 'login_codes.email_sealed'] as const

/** Sealed with the key in `secret_checks`, which belongs to no account. */
export const SEALED_FOR_ALL = ['push_keys.private_sealed'] as const
