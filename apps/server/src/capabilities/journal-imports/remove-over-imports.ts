import { UNDO_DAYS } from '@soundings/contract/journal-imports'
import { DAY_MS } from '@soundings/core/time'
import { removeArrivingSlice, removeOrphanedEntries } from '#server/capabilities/entries/arriving-entries.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { SILENT_MS } from './import-life.ts'
import { importsThatAreOver, removeOverImport } from './journal-imports.store.ts'

/** The silence after which a server counts as gone: much longer than a merely busy server is silent. */
const GONE_MS = 30 * SILENT_MS

/**
 * Removes imports whose server has stopped, with the entries that they had stored, and done ones that can no longer be
 * undone: maintenance of all accounts.
 */
export async function removeOverImports(db: Db, now: Date): Promise<void> {
  const silentSince = new Date(now.getTime() - GONE_MS)
  const doneBefore = new Date(now.getTime() - UNDO_DAYS * DAY_MS)
  for (const over of await importsThatAreOver(db, { silentSince, doneBefore })) {
    while (await removeArrivingSlice(db, over));
    await removeOverImport(db, over)
  }
  await removeOrphanedEntries(db)
}
