import { setImmediate } from 'node:timers/promises'
import { normalizeText } from '@soundings/core/diary-split'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { DatedEntry } from './entry-dates.ts'

/** The number of entries whose texts are compared before other requests run. */
const BATCH = 100

/** The number of characters that are compared in one job. */
const CHUNK_CHARACTERS = 1_000_000

/**
 * Texts that are equal for entries that count as the same: the same words on the same day, or the same words without a
 * day. A diary may contain "Nothing new" many times, each on its own day.
 */
export async function comparables(
  analyst: Analyst,
  accountId: string,
  entries: readonly Pick<DatedEntry, 'body' | 'day' | 'dated'>[],
): Promise<string[]> {
  const texts: string[] = []
  for (let from = 0; from < entries.length;) {
    let to = from
    for (let characters = 0; to < entries.length && characters < CHUNK_CHARACTERS; to++) {
      characters += entries[to]?.body.length ?? 0
    }
    const bodies = entries.slice(from, to).map(({ body }) => body)
    for (const text of await analyst.normalized(accountId, bodies)) texts.push(text)
    from = to
  }
  return entries.map(({ day, dated }, index) => `${dated ? day : ''}|${texts[index] ?? ''}`)
}

/** Leaves out texts that the journal, or an earlier entry of the same import, already contains. */
export async function withoutDuplicates<T extends { comparable: string }>(
  deps: { db: Db },
  vault: AccountVault,
  found: readonly T[],
): Promise<T[]> {
  if (found.length === 0) return []
  const wanted = new Set(found.map(({ comparable }) => comparable))
  const present = new Set<string>()
  let read = 0
  for await (const { content, day } of entriesStore(deps.db, vault).newestFirst()) {
    const text = normalizeText(content)
    for (const comparable of [`${day}|${text}`, `|${text}`]) if (wanted.has(comparable)) present.add(comparable)
    if (++read % BATCH === 0) await setImmediate()
  }
  return found.filter(({ comparable }) => {
    const isNew = !present.has(comparable)
    present.add(comparable)
    return isNew
  })
}
