import type { RestoredArchive } from '@soundings/contract/archive'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { keptEntriesStore } from '#server/capabilities/entries/kept-entries.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db, Tx } from '#server/db/port.ts'
import type { LongWork } from '#server/http/progress-answer.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { PATHS, photographPaths } from './archive-layout.ts'
import { derivedId } from './derived-id.ts'
import { EchoLine, toStoredEcho } from './echo-line.ts'
import type { Archive } from './open-archive.ts'
import { PhotographLine } from './photograph-line.ts'
import { restoreProfile } from './restore-profile.ts'
import { restoreEntries, type EntriesRestored } from './restore-entries.ts'
import { verifyArchive } from './verify-archive.ts'

/** Share of the work that is reading the archive before anything is written. */
const VERIFYING = 0.4

/**
 * Puts everything of an archive into an account, or nothing. What is there already stays as it is, so that restoring
 * again changes nothing; no text that is in the account or in the archive is lost.
 * @throws AppError with a sentence when the archive is not whole
 */
export async function restoreArchive(
  deps: { db: Db },
  vault: AccountVault,
  archive: Archive,
  { signal, onProgress }: LongWork,
): Promise<RestoredArchive> {
  await verifyArchive(archive, { signal, onProgress: (fraction) => onProgress(fraction * VERIFYING) })
  return deps.db.transaction(async (tx) => {
    // One restoration at a time, and none into an account that is being deleted.
    await accountStore(tx, vault).lock()
    const before = { entries: await keptEntriesStore(tx, vault).count(), echoes: await echoesStore(tx, vault).count() }
    const profile = await restoreProfile(tx, vault, archive, { isEmptyJournal: before.entries === 0 })
    const photographs = await photographLines(archive)
    const entries = await restoreEntries(tx, vault, archive, {
      photographed: new Set(photographs.map(({ entry_id }) => entry_id)),
      signal,
      onProgress: (fraction) => onProgress(VERIFYING + fraction * (1 - VERIFYING)),
    })
    const echoes = await restoreEchoes(tx, vault, archive)
    const written = await restorePhotographs(tx, vault, archive, { photographs, entries, signal })
    const isSameJournal = before.entries === entries.alreadyThere && entries.moved.size === 0
    const changed = entries.written.size + echoes > 0
    // Echos speak of the whole journal: in another one than theirs each is audited before it is shown.
    if (changed && (!isSameJournal || before.echoes > 0)) await echoesStore(tx, vault).doubtAll()
    const { counts } = archive.manifest
    const restored = { entries: entries.written.size, echoes, photographs: written }
    return {
      restored,
      already_there: {
        entries: counts.entries - restored.entries,
        echoes: counts.echoes - restored.echoes,
        photographs: counts.photographs - restored.photographs,
      },
      profile,
    }
  })
}

async function photographLines(archive: Archive): Promise<PhotographLine[]> {
  const lines: PhotographLine[] = []
  for await (const line of archive.lines(PATHS.photographs, PhotographLine)) lines.push(line)
  return lines
}

/** @returns how many were written */
async function restoreEchoes(tx: Tx, vault: AccountVault, archive: Archive): Promise<number> {
  const store = echoesStore(tx, vault)
  let written = 0
  for await (const line of archive.lines(PATHS.echoes, EchoLine)) {
    if (await store.putBack(toStoredEcho(line))) written++
  }
  return written
}

/** Those of the entries that came back. @returns how many were written */
async function restorePhotographs(
  tx: Tx,
  vault: AccountVault,
  archive: Archive,
  {
    photographs,
    entries,
    signal,
  }: { photographs: readonly PhotographLine[]; entries: EntriesRestored; signal: AbortSignal },
): Promise<number> {
  const store = photographsStore(tx, vault)
  let written = 0
  for (const { id, entry_id, media_type } of photographs) {
    signal.throwIfAborted()
    const movedTo = entries.moved.get(entry_id)
    const entryId = movedTo ?? entry_id
    if (!entries.written.has(entryId)) continue
    const paths = photographPaths(id, media_type)
    const [original, display] = [await archive.bytes(paths.original), await archive.bytes(paths.display)]
    const photographId = movedTo === undefined ? id : derivedId('photograph', id, movedTo)
    if (await store.putBack({ id: photographId, mediaType: media_type, original, display }, entryId)) written++
  }
  return written
}
