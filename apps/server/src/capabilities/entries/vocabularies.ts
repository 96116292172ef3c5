import type { Vocabulary } from '@soundings/core/text'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { entriesStore } from './entries.store.ts'
import { whileUnderWay } from '#server/isolation/while-under-way.ts'

/** Latest entries that make up a writer's vocabulary; fewer, when they are longer than a thick book together. */
const ENTRIES = 100
const CHARACTERS = 1_000_000
/** Writers whose vocabulary is kept in memory. */
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
  const joined = whileUnderWay<Vocabulary>()

  async function read(db: Queryable, vault: AccountVault): Promise<Vocabulary> {
    const contents: string[] = []
    let characters = 0
    for await (const { content } of entriesStore(db, vault).newestFirst()) {
      contents.push(content.slice(0, CHARACTERS - characters))
      characters += content.length
      if (contents.length === ENTRIES || characters >= CHARACTERS) break
    }
    const { entries, documents } = contents.length > 0 ? await analyst.vocabulary(vault.accountId, contents) : EMPTY
    const vocabulary = { entries, documents: new Map(documents) }
    kept.set(vault.accountId, vocabulary)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest) kept.delete(oldest)
    return vocabulary
  }

  return {
    of: async (db, vault) => kept.get(vault.accountId) ?? joined(vault, '', () => read(db, vault)),
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
