import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server before its own program. On SIGUSR2 it writes the longest block of the event loop since the last
// time, in ms, as a line that begins with its name.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  process.on('SIGUSR2', () => {
    process.stdout.write(`event-loop-probe ${JSON.stringify({ pid: process.pid, longest: delay.max / 1e6 })}\n`)
    delay.reset()
  })
  process.stdout.write(`event-loop-probe ${JSON.stringify({ pid: process.pid, longest: 0 })}\n`)
}
