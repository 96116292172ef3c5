import { z } from 'zod'
import { Id } from './fields.ts'

/** A photograph of an entry; its image file is separate, and the entry’s line has its place and description. */
export const EntryPhotographLine = z.strictObject({ id: Id, entry_id: Id })
export type EntryPhotographLine = z.infer<typeof EntryPhotographLine>
