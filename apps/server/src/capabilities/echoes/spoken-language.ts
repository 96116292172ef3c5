import { withoutPrompts } from '@soundings/core/prompts'
import { journalLanguage, LANGUAGE_ENTRIES, languageOf, words, type JournalLanguage } from '@soundings/core/text'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The number of characters that are read to detect an entry’s language. */
const READ = 4_000

/** The language of more than half of the newest ten entries, when it isn’t English. */
export async function spokenLanguage(db: Queryable, vault: AccountVault): Promise<JournalLanguage | null> {
  const newest = await entriesStore(db, vault).page(LANGUAGE_ENTRIES)
  const readable = newest.filter(({ damaged }) => !damaged)
  return journalLanguage(readable.map(({ content }) => languageOf(words(withoutPrompts(content.slice(0, READ))))))
}
