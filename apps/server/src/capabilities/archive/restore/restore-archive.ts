import type { RestoredArchive } from '@soundings/contract/archive'
import { MARKS_MAX } from '@soundings/core/echo'
import { LETTERS_MAX } from '@soundings/core/letters'
import { echoMarksStore, type StoredMark } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { photographPaths } from '../archive-layout.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { derivedId } from './derived-id.ts'
import { toStoredEcho, toStoredMark } from '../lines/echo-line.ts'
import { toLetter } from '../lines/letter-line.ts'
import { toNeverAgain } from '../lines/never-again-line.ts'
import type { PhotographLine } from '../lines/photograph-line.ts'
import { damaged } from '../refusals.ts'
import { restoreEntries, type EntriesRestored } from './restore-entries.ts'
import { restoreVersions } from './restore-versions.ts'
import { archivedPhotographs } from './archived-photographs.ts'
import { restoreEntryPhotographs } from './restore-entry-photographs.ts'
import { restoreProfile } from './restore-profile.ts'
import { putBackLedger, type PutBackLedger } from './put-back-ledger.ts'

type Deps = { db: Db; photographs: PhotographReader; clock: () => Date; quotaBytes: number }
type Work = { signal: AbortSignal; ledger: PutBackLedger }

/** The shares of the work that are done once the archive is read, and once its entries are restored. */
const VERIFIED = 0.4
const ENTRIES_BACK = 0.7
/** Reports the progress of reading, before anything is written. */
export function verifying({ onProgress }: LongWork): (fraction: number) => void {
  return (fraction) => onProgress(fraction * VERIFIED)
}

/** The number of Echos that are restored before other requests get access to the database. */
const SLICE = 40

/**
 * Restores everything in an archive into an account, in slices between which other requests get access. Existing data
 * stays as it is, so restoring again changes nothing; no text in the account or in the archive is lost. When the
 * restoration fails or is canceled, its rows are removed. If the server stops midway, part of the archive stays
 * restored, and restoring again completes it.
 * @param onRestored runs in the last transaction; when it throws, the restoration has failed
 * @throws AppError with a message when the archive is invalid
 */
export async function restoreArchive(
  deps: Deps,
  vault: AccountVault,
  archive: ArchiveReader,
  {
    signal,
    onProgress,
    onRestored = async () => undefined,
  }: LongWork & { onRestored?: (tx: Tx, counts: Omit<RestoredArchive, 'profile'>) => Promise<void> },
): Promise<RestoredArchive> {
  const { counts } = await archive.verify()
  onProgress(VERIFIED)
  const ledger = putBackLedger(deps, vault)
  try {
    const isEmptyJournal = (await archivedEntriesStore(deps.db, vault).count()) === 0
    const photographs = await photographLines(archive)
    const inEntries = await archivedPhotographs(deps, vault, archive)
    const entries = await restoreEntries(deps, vault, archive, {
      count: counts.entries,
      photographed: new Set(photographs.map(({ entry_id }) => entry_id)),
      photographs: inEntries,
      signal,
      ledger,
      onProgress: (fraction) => onProgress(VERIFIED + fraction * (ENTRIES_BACK - VERIFIED)),
    })
    await restoreVersions(deps, vault, archive, { signal, ledger, entries })
    const echoes = await restoreEchoes(deps, vault, archive, { signal, ledger })
    await restoreLetters(deps, vault, archive, { signal, ledger })
    await restoreNeverAgain(deps, vault, archive, { signal, ledger })
    const ofPages = await restorePhotographs(deps, vault, archive, { photographs, entries, signal })
    const ofEntries = await restoreEntryPhotographs(deps, vault, archive, {
      photographs: inEntries,
      entries,
      signal,
      onProgress: (fraction) => onProgress(ENTRIES_BACK + fraction * (1 - ENTRIES_BACK)),
    })
    // An archive may be forged, so each Echo is audited before it is shown.
    if (entries.written.size + echoes > 0) await echoesStore(deps.db, vault).doubtAll()
    const restored = { entries: entries.written.size, echoes, photographs: ofPages + ofEntries }
    const already_there = {
      entries: counts.entries - restored.entries,
      echoes: counts.echoes - restored.echoes,
      photographs: counts.photographs - restored.photographs,
    }
    const inTheEnd = async (tx: Tx) => {
      await ledger.lock(tx)
      await onRestored(tx, { restored, already_there })
    }
    return {
      restored,
      already_there,
      profile: await restoreProfile(deps, vault, archive, { isEmptyJournal, inTheEnd }),
    }
  } catch (error) {
    await ledger.takeBack()
    throw error
  }
}

async function photographLines(archive: ArchiveReader): Promise<PhotographLine[]> {
  const lines: PhotographLine[] = []
  for await (const batch of archive.lines('photographs')) lines.push(...batch)
  return lines
}

/** @returns how many were written */
async function restoreEchoes(
  { db }: Deps,
  vault: AccountVault,
  archive: ArchiveReader,
  { signal, ledger }: Work,
): Promise<number> {
  let count = 0
  for await (const batch of archive.lines('echoes')) {
    for (let from = 0; from < batch.length; from += SLICE) {
      signal.throwIfAborted()
      const written = await db.transaction(async (tx) => {
        await ledger.lock(tx)
        const slice = batch.slice(from, from + SLICE)
        const echoes: string[] = []
        for (const line of slice) {
          if (await echoesStore(tx, vault).putBack(toStoredEcho(line))) echoes.push(line.id)
        }
        const marks = slice.flatMap((line) => toStoredMark(line) ?? [])
        return { echoes, marks: await restoreMarks(tx, vault, marks) }
      })
      ledger.echoes(written.echoes)
      ledger.marks(written.marks)
      count += written.echoes.length
    }
  }
  return count
}

/** Restores the letters of periods that have none. Their figures are recounted whenever they are read. */
async function restoreLetters(
  { db }: Deps,
  vault: AccountVault,
  archive: ArchiveReader,
  { signal, ledger }: Work,
): Promise<void> {
  for await (const batch of archive.lines('letters')) {
    signal.throwIfAborted()
    const written = await db.transaction(async (tx) => {
      await ledger.lock(tx)
      const store = lettersStore(tx, vault)
      const known = new Set(await store.keys())
      const keys: string[] = []
      for (const line of batch) {
        if (known.size + keys.length < LETTERS_MAX && (await store.putBack(line.id, toLetter(line)))) keys.push(line.id)
      }
      return keys
    })
    ledger.letters(written)
  }
}

/** Restores the “Never again” marks whose Echo is not in the archive. */
async function restoreNeverAgain(
  { db }: Deps,
  vault: AccountVault,
  archive: ArchiveReader,
  { signal, ledger }: Work,
): Promise<void> {
  const marks = (await archive.neverAgain()).map(toNeverAgain)
  for (let from = 0; from < marks.length; from += SLICE) {
    signal.throwIfAborted()
    const written = await db.transaction(async (tx) => {
      await ledger.lock(tx)
      return restoreMarks(tx, vault, marks.slice(from, from + SLICE))
    })
    ledger.marks(written)
  }
}

/**
 * Restores marks where the Echo has none. All except “Never again” need their Echo.
 * @returns the Echos that have one now
 */
async function restoreMarks(tx: Tx, vault: AccountVault, marks: readonly StoredMark[]): Promise<string[]> {
  if (marks.length === 0) return []
  const present = await echoesStore(tx, vault).ids()
  const store = echoMarksStore(tx, vault)
  const written: string[] = []
  for (const mark of marks) {
    const holds = mark.said.verdict === 'never' || present.has(mark.echo)
    const hasRoom = (await store.countBeside(mark.echo)) < MARKS_MAX
    if (holds && hasRoom && (await store.putBack(mark))) written.push(mark.echo)
  }
  return written
}

/**
 * Restores the photographs of the restored entries. The displayed image is created again from the original. @returns
 * how many were written
 */
async function restorePhotographs(
  { db, photographs: reader }: Deps,
  vault: AccountVault,
  archive: ArchiveReader,
  {
    photographs,
    entries,
    signal,
  }: { photographs: readonly PhotographLine[]; entries: EntriesRestored; signal: AbortSignal },
): Promise<number> {
  let written = 0
  for (const { id, entry_id, media_type } of photographs) {
    signal.throwIfAborted()
    const movedTo = entries.moved.get(entry_id)
    const entryId = movedTo ?? entry_id
    if (!entries.written.has(entryId)) continue
    const paths = photographPaths(id, media_type)
    const original = await archive.file(paths.original)
    const display = await displayOf(reader, original, paths.original, signal)
    const photographId = movedTo === undefined ? id : derivedId('photograph', id, movedTo)
    const photograph = { id: photographId, mediaType: media_type, original, display }
    if (await photographsStore(db, vault).putBack(photograph, entryId)) written++
  }
  return written
}

async function displayOf(reader: PhotographReader, bytes: Buffer, path: string, signal: AbortSignal): Promise<Buffer> {
  try {
    return await reader.display(bytes, signal)
  } catch (error) {
    throw error instanceof ReadingError ? damaged(path) : error
  }
}
