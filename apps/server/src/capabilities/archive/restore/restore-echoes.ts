import { MARKS_MAX } from '@soundings/core/echo'
import { echoMarksStore, type StoredMark } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { toStoredEcho, toStoredMark } from '../lines/echo-line.ts'
import { toNeverAgain } from '../lines/never-again-line.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import type { PutBackLedger } from './put-back-ledger.ts'

/** The number of Echos or marks that are restored before other requests get access to the database. */
const SLICE = 40

type Work = { signal: AbortSignal; ledger: PutBackLedger }

/** Restores the Echos of an archive, each with its mark. @returns the number of Echos that were written */
export async function restoreEchoes(
  { db }: { db: Db },
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

/** Restores the “Never again” marks whose Echo is not in the archive. */
export async function restoreNeverAgain(
  { db }: { db: Db },
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
