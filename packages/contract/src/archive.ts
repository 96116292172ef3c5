import { z } from 'zod'

/** The largest archive that can be restored, in bytes. */
export const ARCHIVE_MAX_BYTES = 1_073_741_824

const Counts = z.object({ entries: z.int(), echoes: z.int(), photographs: z.int() })

export const ArchiveCheck = z
  .object({
    /** True when the archive contains exactly its original files. */
    whole: z.boolean(),
    /** A sentence about the damage; null for an intact archive. */
    problem: z.string().nullable(),
    /** The time when the archive was made, and its contents; null when they cannot be read. */
    created_at: z.iso.datetime().nullable(),
    counts: Counts.nullable(),
  })
  .meta({ id: 'ArchiveCheck' })
export type ArchiveCheck = z.infer<typeof ArchiveCheck>

export const RestoredArchive = z
  .object({
    /** Counts of what was added to the account. */
    restored: Counts,
    /** Counts of what the account already had and was left unchanged. */
    already_there: Counts,
    /** Parts of the profile that the account did not have and has now. */
    profile: z.array(z.enum(['name', 'time zone', 'photo'])),
  })
  .meta({ id: 'RestoredArchive' })
export type RestoredArchive = z.infer<typeof RestoredArchive>
