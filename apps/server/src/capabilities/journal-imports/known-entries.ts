import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { normalizeText } from '@soundings/core/diary-split'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { DraftEntry } from './draft-entry.ts'

/** The number of characters that are compared before other requests run: a few milliseconds of work. */
const BATCH_CHARACTERS = 200_000

/**
 * The reason why a draft is left out: its record was already imported, or the journal has the same words on the same
 * day.
 */
export type Already = 'before' | 'same_words'

/** Finds drafts that the journal already has; every draft it has seen counts as well. */
export type KnownEntries = {
  /** @returns for each draft the reason why it is left out, or null */
  of(drafts: readonly DraftEntry[]): Promise<(Already | null)[]>
}

/**
 * Reads the words and days of a whole journal as two short hashes for each entry, whatever its length.
 * @param deps.signal ends the reading
 */
export async function knownEntries(
  deps: { db: Db; analyst: Analyst },
  vault: AccountVault,
  signal: AbortSignal,
): Promise<KnownEntries> {
  const words = new Set<string>()
  let characters = 0
  for await (const { content, day, undated } of entriesStore(deps.db, vault).newestFirst()) {
    const text = normalizeText(content)
    if (text !== '') {
      if (!undated) words.add(digest(`${day}|${text}`))
      words.add(digest(`|${text}`))
    }
    characters += content.length
    if (characters > BATCH_CHARACTERS) {
      characters = 0
      signal.throwIfAborted()
      await setImmediate()
    }
  }
  const keys = new Set<string>()
  const store = arrivingEntriesStore(deps.db, vault)
  return {
    async of(drafts) {
      const texts = await deps.analyst.normalized(
        vault.accountId,
        drafts.map(({ content }) => content),
      )
      const hashes = drafts.map(({ key }) => vault.hash(key))
      const taken = await store.taken(hashes)
      return drafts.map(({ day, undated, key }, index) => {
        const text = texts[index] ?? ''
        const isBefore = taken.has(hashes[index]?.toString('base64') ?? '') || keys.has(digest(key))
        keys.add(digest(key))
        const said = digest(`${undated ? '' : day}|${text}`)
        const isSaid = text !== '' && words.has(said)
        if (text !== '') words.add(said)
        if (isBefore) return 'before'
        return isSaid ? 'same_words' : null
      })
    },
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 24)
}
