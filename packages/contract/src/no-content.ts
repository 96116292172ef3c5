import { z } from 'zod'

/** The answers of an endpoint that has nothing to answer. */
export const NO_CONTENT = { 204: z.null() } as const
