import { Worker } from 'node:worker_threads'

/** Extra time for a process that should already have been ended. */
const GRACE_MS = 5_000

/** Runs in a thread of its own, because the job may block its thread. */
const watch = (mostMs: number) => `
const parent = process.ppid
const born = Date.now()
setInterval(() => {
  if (process.ppid !== parent || Date.now() - born > ${mostMs + GRACE_MS}) process.kill(process.pid, 'SIGKILL')
}, 500)
`

/**
 * Ends this process when its parent is gone, because then no other process would end it for taking too long.
 * @param mostMs longest lifetime, in milliseconds
 */
export function endWithParent(mostMs: number): void {
  new Worker(watch(mostMs), { eval: true }).unref()
}
