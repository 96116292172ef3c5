import { startAnalyst } from '#server/platform/analysis/pool.ts'

/** One analyst for all tests of a process; its threads start at first use. */
export const analyst = startAnalyst()
