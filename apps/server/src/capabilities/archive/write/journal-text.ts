import { entryMarkdown } from '@soundings/core/exports'
import { dayOfDate, daysInMonth } from '@soundings/core/time'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import type { EntryRange } from '#server/capabilities/entries/entry-pages.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryPhotographPath } from '../archive-layout.ts'
import type { Ledger } from './ledger.ts'

/**
 * The readable journal of a range, as Markdown: the entries that were sent, and those that are damaged.
 * @param base the path from the file to the root of the archive
 */
export async function* journalText(
  deps: { db: Db },
  vault: AccountVault,
  ledger: Ledger,
  title: string,
  { range, base }: { range: EntryRange; base: string },
): AsyncGenerator<string> {
  yield `# ${title}\n\n`
  for await (const entry of archivedEntriesStore(deps.db, vault).oldestFirst(range)) {
    if (ledger.entries.has(entry.id) || ledger.unreadable.entries.has(entry.id))
      yield entryMarkdown(markdownFields(entry, ledger, base))
  }
}

function markdownFields(entry: EntryRecord, ledger: Ledger, base: string) {
  const question = entry.answers ? { question: entry.answers.question } : {}
  const title = entry.titled ? entry.title : undefined
  const pictures = (entry.photographs ?? [])
    .filter(({ id }) => ledger.photographs.has(id))
    .map(({ id, description }) => ({ path: `${base}${entryPhotographPath(id)}`, description }))
  return {
    ...entry,
    ...question,
    time: entry.createdAt.getTime(),
    title,
    tags: entry.tags.map(({ tag }) => tag),
    pictures,
  }
}

/** The days of a month such as `2026-11`. */
export function rangeOfMonth(name: string): EntryRange {
  const [year = 0, month = 0] = name.split('-').map(Number)
  const fromDay = dayOfDate(year, month, 1) ?? 0
  return { fromDay, toDay: fromDay + daysInMonth(year, month) - 1, undated: false }
}
