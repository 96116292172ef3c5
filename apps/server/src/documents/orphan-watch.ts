import { Worker } from 'node:worker_threads'
import { TIME_MS } from './limits.ts'

/** Runs beside a reading that may keep its own thread busy for ever. */
const WATCH = `
const parent = process.ppid
const born = Date.now()
setInterval(() => {
  if (process.ppid !== parent || Date.now() - born > ${TIME_MS + 5_000}) process.kill(process.pid, 'SIGKILL')
}, 500)
`

/** Ends this process when the one that started it is gone: then nobody is left to end it for taking too long. */
export function endWithParent(): void {
  new Worker(WATCH, { eval: true }).unref()
}
