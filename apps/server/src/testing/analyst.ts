import { startAnalyst } from '#server/analysis/pool.ts'

/** One analyst for all tests of a process: it starts its threads on first use. */
export const analyst = startAnalyst()
