import type { RestoredArchive } from '@soundings/contract/archive'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { restoreEchoes, restoreNeverAgain } from './restore-echoes.ts'
import { restoreEntries } from './restore-entries.ts'
import { restoreLetters } from './restore-letters.ts'
import { pagePhotographs, restorePagePhotographs } from './restore-page-photographs.ts'
import { restoreVersions } from './restore-versions.ts'
import { archivedPhotographs } from './archived-photographs.ts'
import { restoreEntryPhotographs } from './restore-entry-photographs.ts'
import { restoreProfile } from './restore-profile.ts'
import { putBackLedger } from './put-back-ledger.ts'

type Deps = { db: Db; photographs: PhotographReader; clock: () => Date; quotaBytes: number }

/** The shares of the work that are done once the archive is read, and once its entries are restored. */
const VERIFIED = 0.4
const ENTRIES_BACK = 0.7
/** Reports the progress of reading, before anything is written. */
export function verifying({ onProgress }: LongWork): (fraction: number) => void {
  return (fraction) => onProgress(fraction * VERIFIED)
}

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
    const photographs = await pagePhotographs(archive)
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
    const ofPages = await restorePagePhotographs(deps, vault, archive, { photographs, entries, signal })
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
