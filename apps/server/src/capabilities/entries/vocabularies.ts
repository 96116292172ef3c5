import type { Vocabulary } from '@soundings/core/text'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { entriesStore } from './entries.store.ts'

/** Latest entries that make up a writer's vocabulary, and writers whose vocabulary is kept in memory. */
const ENTRIES = 100
const KEPT = 500

/** Which words a writer uses in how many entries: key phrases prefer words that recur in the writer's own journal. */
export type Vocabularies = {
  of(db: Queryable, vault: AccountVault): Promise<Vocabulary>
  /** Takes a saved entry's words in. */
  learn(accountId: string, lemmas: readonly string[]): void
  /** Forgets a writer whose journal has become another one, or is gone. */
  forget(accountId: string): void
}

/** Kept in memory and never stored: it is a hint for tags, and a slightly old one does no harm. */
export function vocabularies(analyst: Analyst): Vocabularies {
  const kept = new Map<string, { entries: number; documents: Map<string, number> }>()
  return {
    async of(db, vault) {
      const known = kept.get(vault.accountId)
      if (known) return known
      const latest = await entriesStore(db, vault).page(ENTRIES)
      const contents = latest.flatMap(({ content, damaged }) => (damaged ? [] : [content]))
      const { entries, documents } = contents.length > 0 ? await analyst.vocabulary(vault.accountId, contents) : EMPTY
      const vocabulary = { entries, documents: new Map(documents) }
      kept.set(vault.accountId, vocabulary)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest) kept.delete(oldest)
      return vocabulary
    },
    learn(accountId, lemmas) {
      const vocabulary = kept.get(accountId)
      if (!vocabulary) return
      vocabulary.entries++
      for (const lemma of lemmas) vocabulary.documents.set(lemma, (vocabulary.documents.get(lemma) ?? 0) + 1)
    },
    forget(accountId) {
      kept.delete(accountId)
    },
  }
}

const EMPTY: Vocabulary = { entries: 0, documents: new Map() }
