import { DESCRIPTION_MAX, PHOTOGRAPHS_PER_ENTRY } from '@soundings/core/entries'
import { z } from 'zod'

/** The most uploaded photographs that an account may have outside of entries. */
export const LOOSE_PHOTOGRAPHS_MAX = 200

const Description = z
  .string()
  .trim()
  .max(DESCRIPTION_MAX)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** A photograph of an entry: its id, and a description for people who can’t see it. */
const Named = z.strictObject({
  id: z.uuid().transform((id) => id.toLowerCase()),
  /** The description, or an empty text. */
  description: Description,
})

/** The photographs of an entry in order. Omitted ones belong to no entry and are removed after a day. */
export const NamedPhotographs = z
  .array(Named)
  .max(PHOTOGRAPHS_PER_ENTRY)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'The same photo is listed twice.',
  })

export const EntryPhotograph = z.object({ id: z.uuid(), description: z.string() })
export type EntryPhotograph = z.infer<typeof EntryPhotograph>

/** A photograph that was uploaded. It belongs to no entry until one is saved with its id, within a day. */
export const UploadedPhotograph = z
  .object({
    id: z.uuid(),
    /** The number of bytes that are stored. */
    bytes: z.int(),
  })
  .meta({ id: 'UploadedPhotograph' })
export type UploadedPhotograph = z.infer<typeof UploadedPhotograph>
