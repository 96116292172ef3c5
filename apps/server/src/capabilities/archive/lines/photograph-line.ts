import { z } from 'zod'
import { Id } from './fields.ts'

/** One photograph of a page; its image files are separate. */
export const PhotographLine = z.strictObject({
  id: Id,
  entry_id: Id,
  media_type: z.string().regex(/^image\/[a-z-]{1,20}$/),
})
export type PhotographLine = z.infer<typeof PhotographLine>
