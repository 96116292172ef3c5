import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { wholeImage } from '#server/capabilities/entry-photographs/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryPhotographPath, PATHS, photographPaths } from '../archive-layout.ts'
import type { EntryPhotographLine } from '../lines/entry-photograph-line.ts'
import type { PhotographLine } from '../lines/photograph-line.ts'
import { entered, readable, type Ledger } from './ledger.ts'

type Deps = { db: Db }

/**
 * The bytes are written before the line, so a photograph deleted in the meantime gets no line. Neither does one whose
 * entry is missing.
 */
export async function* photographParts(
  deps: Deps,
  vault: AccountVault,
  lines: readonly PhotographLine[],
  ledger: Ledger,
): AsyncGenerator<ZipPart> {
  const written: PhotographLine[] = []
  for (const line of lines) {
    const { id, entry_id: entryId } = line
    const photograph = await readable(photographsStore(deps.db, vault).read(id))
    if (photograph === 'damaged') ledger.unreadable.photographs.push({ id, entryId, paths: [] })
    if (!photograph || photograph === 'damaged') continue
    const paths = photographPaths(id, line.media_type)
    // Images are already compressed.
    yield { path: paths.original, content: entered(ledger, paths.original, [photograph.original]), compress: false }
    yield { path: paths.display, content: entered(ledger, paths.display, [photograph.display]), compress: false }
    if (ledger.entries.has(entryId)) written.push(line)
    else ledger.unreadable.photographs.push({ id, entryId, paths: [paths.original, paths.display] })
  }
  ledger.counts.photographs += written.length
  const content = inChunks(written.map((line) => `${JSON.stringify(line)}\n`))
  yield { path: PATHS.photographs, content: entered(ledger, PATHS.photographs, content) }
}

/** The photographs of entries, one at a time in memory, like those of pages. */
export async function* entryPhotographParts(
  deps: Deps,
  vault: AccountVault,
  photographs: readonly { id: string; entryId: string }[],
  ledger: Ledger,
): AsyncGenerator<ZipPart> {
  const written: EntryPhotographLine[] = []
  for (const { id, entryId } of photographs) {
    const image = await readable(wholeImage(deps.db, vault, id))
    if (image === 'damaged') ledger.unreadable.photographs.push({ id, entryId, paths: [] })
    if (!image || image === 'damaged') continue
    const path = entryPhotographPath(id)
    yield { path, content: entered(ledger, path, [image]), compress: false }
    if (ledger.entries.has(entryId)) written.push({ id, entry_id: entryId })
    else ledger.unreadable.photographs.push({ id, entryId, paths: [path] })
    ledger.photographs.add(id)
  }
  if (written.length === 0) return
  ledger.counts.photographs += written.length
  const content = inChunks(written.map((line) => `${JSON.stringify(line)}\n`))
  yield { path: PATHS.entryPhotographs, content: entered(ledger, PATHS.entryPhotographs, content) }
}
