import { z } from 'zod'

/** The responses of an endpoint without a response body. */
export const NO_CONTENT = { 204: z.null() } as const
