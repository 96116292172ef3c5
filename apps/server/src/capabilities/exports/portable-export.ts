import { PORTABLE_ENTRIES_MAX, PORTABLE_PHOTOGRAPHS_MAX, type PortableFormat } from '@soundings/core/exports'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { archivedEntriesStore, type MonthOfEntries } from '#server/capabilities/entries/archived-entries.store.ts'
import { AppError } from '#server/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import type { DownloadFile } from '#server/platform/http/download.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { bookParts } from './book-export.ts'
import { dayOneParts } from './day-one-export.ts'
import { fileName } from './document-file.ts'
import type { DayRange } from './entries-in-range.ts'
import { noteParts } from './notes-export.ts'

const KINDS: Readonly<Record<PortableFormat, { named: string; prefix: string; extension: string; type: string }>> = {
  markdown: {
    named: 'A Markdown folder',
    prefix: 'journals-export-markdown',
    extension: 'zip',
    type: 'application/zip',
  },
  dayone: { named: 'A Day One ZIP', prefix: 'journals-export-day-one', extension: 'zip', type: 'application/zip' },
  epub: { named: 'A book', prefix: 'journals-export', extension: 'epub', type: 'application/epub+zip' },
}

/**
 * The journal as a file for another program, written while it is sent.
 * @throws AppError TOO_LARGE when it has more entries or photographs than such a file may have
 */
export async function exportPortable(
  deps: { db: Db },
  vault: AccountVault,
  { format, range }: { format: PortableFormat; range: DayRange },
  now: Date,
): Promise<DownloadFile> {
  const { named, prefix, extension, type } = KINDS[format]
  const months = await archivedEntriesStore(deps.db, vault).months(range)
  refuseTooLarge(named, months)
  const timeZone = await accountStore(deps.db, vault).timeZone()
  const parts = {
    markdown: () => noteParts(deps, vault, range),
    dayone: () => dayOneParts(deps, vault, range),
    epub: () => bookParts(deps, vault, { range, months }, now),
  }
  return { name: fileName({ prefix, timeZone, now }, extension), type, content: zipStream(parts[format](), now) }
}

function refuseTooLarge(named: string, months: readonly MonthOfEntries[]): void {
  const entries = months.reduce((sum, month) => sum + month.entries, 0)
  const photographs = months.reduce((sum, month) => sum + month.photographs, 0)
  if (entries <= PORTABLE_ENTRIES_MAX && photographs <= PORTABLE_PHOTOGRAPHS_MAX) return
  const [most, mostPhotographs] = [PORTABLE_ENTRIES_MAX, PORTABLE_PHOTOGRAPHS_MAX].map((limit) =>
    limit.toLocaleString('en-US'),
  )
  throw new AppError(
    'TOO_LARGE',
    `${named} can have up to ${most} entries and ${mostPhotographs} photos. Please choose a shorter date range.`,
  )
}
