import { z } from 'zod'

/** Largest archive that can be restored, in bytes. */
export const ARCHIVE_MAX_BYTES = 1_073_741_824

const Counts = z.object({ entries: z.int(), echoes: z.int(), photographs: z.int() })

export const ArchiveCheck = z
  .object({
    /** True when every file is in it as it was written and nothing else is. */
    whole: z.boolean(),
    /** What is wrong, in a sentence; null for a whole archive. */
    problem: z.string().nullable(),
    /** When it was made and what it holds; null when that cannot be read. */
    created_at: z.iso.datetime().nullable(),
    counts: Counts.nullable(),
  })
  .meta({ id: 'ArchiveCheck' })
export type ArchiveCheck = z.infer<typeof ArchiveCheck>

export const RestoredArchive = z
  .object({
    /** What was written into the account. */
    restored: Counts,
    /** What was there already and was left alone. */
    already_there: Counts,
    /** What the account had none of and has now. */
    profile: z.array(z.enum(['name', 'time zone', 'photo'])),
  })
  .meta({ id: 'RestoredArchive' })
export type RestoredArchive = z.infer<typeof RestoredArchive>
