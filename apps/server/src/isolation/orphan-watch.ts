import { Worker } from 'node:worker_threads'

/** What a process that was not ended in time is given beyond its time. */
const GRACE_MS = 5_000

/** Runs in a thread of its own, because the work may never leave its thread. */
const watch = (mostMs: number) => `
const parent = process.ppid
const born = Date.now()
setInterval(() => {
  if (process.ppid !== parent || Date.now() - born > ${mostMs + GRACE_MS}) process.kill(process.pid, 'SIGKILL')
}, 500)
`

/**
 * Ends this process when the one that started it is gone: then nobody is left to end it for taking too long.
 * @param mostMs how long it may live at most, in milliseconds
 */
export function endWithParent(mostMs: number): void {
  new Worker(watch(mostMs), { eval: true }).unref()
}
