import { z } from 'zod'

export const Streaks = z.object({ current: z.int(), longest: z.int() }).meta({ id: 'Streaks' })
export type Streaks = z.infer<typeof Streaks>
