import type { z } from 'zod'

/** A schema with a value that it accepts at a limit, and one past it. */
export type Limit = readonly [name: string, schema: z.ZodType, at: unknown, past: unknown]

export const text = (length: number) => 'a'.repeat(length)
export const many = <T>(length: number, item: T) => Array.from({ length }, () => item)
