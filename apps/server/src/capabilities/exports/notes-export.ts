import { NO_ENTRIES_NOTE, noteMarkdown, notePaths, notePhotographPath, NOTES_FOLDER } from '@soundings/core/exports'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entriesInRange, type DayRange } from './entries-in-range.ts'
import { photographFiles } from './photograph-files.ts'

/** A folder of Markdown notes, one for each entry, with their photographs. */
export async function* noteParts(deps: { db: Db }, vault: AccountVault, range: DayRange): AsyncGenerator<ZipPart> {
  const photographs = photographFiles(deps, vault, notePhotographPath)
  const pathOf = notePaths()
  let isEmpty = true
  for await (const record of entriesInRange(deps, vault, range)) {
    isEmpty = false
    yield* photographs.of(record)
    const entry = photographs.portable(record)
    yield { path: pathOf(entry), content: inChunks([noteMarkdown(entry)]) }
  }
  if (isEmpty) yield { path: `${NOTES_FOLDER}/No entries.md`, content: inChunks([`${NO_ENTRIES_NOTE}\n`]) }
}
