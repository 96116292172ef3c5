import { z } from 'zod'

export const DELETED_LISTED_MAX = 200

export const DeletedEntry = z
  .object({
    id: z.uuid(),
    /** The first words of the entry, or a sentence about damage when the text can’t be decrypted. */
    title: z.string(),
    local_date: z.iso.date(),
    word_count: z.int(),
    deleted_at: z.iso.datetime(),
    /** The number of days until the entry is deleted permanently, from 1 to 30. */
    days_left: z.int(),
  })
  .meta({ id: 'DeletedEntry' })
export type DeletedEntry = z.infer<typeof DeletedEntry>

export const DeletedEntries = z
  .object({
    /** The latest deletions first. */
    entries: z.array(DeletedEntry),
    /** The number of deleted entries beyond this list; they appear once some of these are restored or deleted. */
    more: z.int(),
  })
  .meta({ id: 'DeletedEntries' })
export type DeletedEntries = z.infer<typeof DeletedEntries>
