import { z } from 'zod'

export const Health = z.object({ status: z.enum(['ok', 'ready']) }).meta({ id: 'Health' })
