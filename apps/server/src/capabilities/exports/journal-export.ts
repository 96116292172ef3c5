import { entryBlocks, type Block, type ExportFormat } from '@soundings/core/exports'
import { dayOfIsoDate } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { DownloadFile } from '#server/platform/http/download.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { EntryRange } from '#server/capabilities/entries/entry-pages.store.ts'
import { documentFile } from './document-file.ts'

/**
 * The journal as a document, oldest entry first. Entries without a day are at its end; a range of dates leaves them
 * out.
 * @param start,end local calendar dates of the person, both inclusive
 */
export async function exportJournal(
  deps: { db: Db },
  vault: AccountVault,
  { format, start, end }: { format: ExportFormat; start?: string | undefined; end?: string | undefined },
  now: Date,
): Promise<DownloadFile> {
  const fromDay = start === undefined ? null : dayOfIsoDate(start)
  const toDay = end === undefined ? null : dayOfIsoDate(end)
  const range = { ...(fromDay === null ? {} : { fromDay }), ...(toDay === null ? {} : { toDay }) }
  const timeZone = await accountStore(deps.db, vault).timeZone()
  return documentFile(format, journalBlocks(deps, vault, range), {
    title: 'Journal',
    prefix: 'journals-export',
    timeZone,
    now,
  })
}

async function* journalBlocks(deps: { db: Db }, vault: AccountVault, range: EntryRange): AsyncGenerator<Block> {
  yield { kind: 'title', text: 'Journal' }
  let empty = true
  const parts = Object.keys(range).length > 0 ? [false] : [false, true]
  for (const undated of parts) {
    for await (const entry of archivedEntriesStore(deps.db, vault).oldestFirst({ ...range, undated })) {
      empty = false
      yield* entryBlocks(exported(entry))
    }
  }
  if (empty) yield { kind: 'note', text: 'There are no entries in this period.' }
}

function exported(entry: EntryRecord) {
  const question = entry.answers ? { question: entry.answers.question } : {}
  return { ...entry, ...question, time: entry.createdAt.getTime(), tags: entry.tags.map(({ tag }) => tag) }
}
