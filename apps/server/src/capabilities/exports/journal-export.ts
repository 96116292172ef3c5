import {
  entryBlocks,
  isPortable,
  jpegSize,
  NO_ENTRIES_NOTE,
  type Block,
  type DocumentImage,
  type JournalFormat,
} from '@soundings/core/exports'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { DownloadFile } from '#server/platform/http/download.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { documentFile } from './document-file.ts'
import { dayRange, entriesInRange, type DayRange } from './entries-in-range.ts'
import { exportPortable } from './portable-export.ts'
import { readPhotograph } from './read-photograph.ts'

/**
 * The journal as a file, oldest entry first. Entries without a day are at its end; a range of dates leaves them out.
 * @param start,end local calendar dates of the person, both inclusive
 */
export async function exportJournal(
  deps: { db: Db },
  vault: AccountVault,
  { format, ...dates }: { format: JournalFormat; start?: string | undefined; end?: string | undefined },
  now: Date,
): Promise<DownloadFile> {
  const range = dayRange(dates)
  if (isPortable(format)) return exportPortable(deps, vault, { format, range }, now)
  const timeZone = await accountStore(deps.db, vault).timeZone()
  const titled = { title: 'Journal', prefix: 'journals-export', timeZone, now }
  const images: Images = { shown: format !== 'txt', ids: [] }
  return documentFile(format, journalBlocks(deps, vault, range, images), titled, async (number) => {
    const image = await readPhotograph(deps, vault, images.ids[number - 1] ?? '')
    // An incomplete document must not look complete.
    if (!image) throw new Error('A photo was deleted while it was being exported.')
    return image
  })
}

/** The photographs of a document by their numbers. Plain text has none. */
type Images = { shown: boolean; ids: string[] }

async function* journalBlocks(
  deps: { db: Db },
  vault: AccountVault,
  range: DayRange,
  images: Images,
): AsyncGenerator<Block> {
  yield { kind: 'title', text: 'Journal' }
  let empty = true
  for await (const entry of entriesInRange(deps, vault, range)) {
    empty = false
    yield* entryBlocks(exported(entry))
    for (const { id, description } of entry.photographs ?? []) {
      const image = images.shown ? await documentImage(deps, vault, id, images) : null
      yield { kind: 'picture', description, image }
    }
  }
  if (empty) yield { kind: 'note', text: NO_ENTRIES_NOTE }
}

/** The image as a document has it; null for one that can’t be read, which the text then mentions. */
async function documentImage(
  deps: { db: Db },
  vault: AccountVault,
  id: string,
  { ids }: Images,
): Promise<DocumentImage | null> {
  const bytes = await readPhotograph(deps, vault, id)
  const size = bytes && jpegSize(bytes)
  return bytes && size && { number: ids.push(id), ...size, bytes }
}

function exported(entry: EntryRecord) {
  const question = entry.answers ? { question: entry.answers.question } : {}
  const title = entry.titled ? entry.title : undefined
  return { ...entry, ...question, title, time: entry.createdAt.getTime(), tags: entry.tags.map(({ tag }) => tag) }
}
