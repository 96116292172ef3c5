import { z } from 'zod'

export const Health = z.object({ status: z.enum(['ok', 'ready']) }).meta({ id: 'Health' })

/** The OpenAPI document of this server. */
export const ApiDescription = z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })
