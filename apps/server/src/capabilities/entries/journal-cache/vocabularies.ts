import type { Vocabulary } from '@soundings/core/text'
import { LRUCache } from 'lru-cache'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entriesStore } from '../entries.store.ts'

/** The number of latest entries that make up a vocabulary; fewer, if together they are longer than a thick book. */
const ENTRIES = 100
const CHARACTERS = 1_000_000

/**
 * The number of entries that contain each word of a journal: key phrases prefer words that recur in the same journal.
 */
export type Vocabularies = {
  of(db: Queryable, vault: AccountVault): Promise<Vocabulary>
  /** Adds a saved entry's words. */
  learn(accountId: string, lemmas: readonly string[]): void
  forget(accountId: string): void
}

/**
 * A vocabulary is never stored: it is a hint for tags, and a slightly outdated one does no harm.
 * @param max accounts
 */
export function vocabularies({ analyst, max }: { analyst: Analyst; max: number }): Vocabularies {
  const cache = new LRUCache<string, { entries: number; documents: Map<string, number> }>({ max })
  const joined = inFlight<Vocabulary>()

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
    cache.set(vault.accountId, vocabulary)
    return vocabulary
  }

  return {
    of: async (db, vault) => cache.get(vault.accountId) ?? joined(vault, '', () => read(db, vault)),
    learn(accountId, lemmas) {
      const vocabulary = cache.get(accountId)
      if (!vocabulary) return
      vocabulary.entries++
      for (const lemma of lemmas) vocabulary.documents.set(lemma, (vocabulary.documents.get(lemma) ?? 0) + 1)
    },
    forget: (accountId) => void cache.delete(accountId),
  }
}

const EMPTY: Vocabulary = { entries: 0, documents: new Map() }
