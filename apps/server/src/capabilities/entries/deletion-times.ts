import { RESTORE_DAYS } from '@soundings/core/entries'
import { DAY_MS } from '@soundings/core/time'

/**
 * The deletion time of the entries of an incomplete import: it hides them until completing the import shows them all.
 */
export const ARRIVING = '-infinity'

/** The deletion time of the entries of an undone import: it hides them until they are removed, slice by slice. */
export const UNDONE = 'epoch'

/** Entries that were deleted after this time can still be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS)
}
