import { z } from 'zod'

/** Body of every error response: a sentence for the user and a stable code for programs. */
export const ErrorBody = z.looseObject({ error: z.string(), code: z.string() }).meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
