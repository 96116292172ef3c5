import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openConnection } from '../../bench/rig/http-connection.ts'
import { getRequest, postRequest, READS, type Browser } from '../../bench/rig/requests.ts'

// An account that reads and writes all the time, in its own thread, so that only the server can delay it. It answers
// any message with the durations, in ms, of all responses since the previous message.

/**
 * Pause between two requests to the same route: five routes, so up to 25 requests a second. Shorter pauses would
 * measure this account’s own load, and fill its journal with thousands of entries before the last phase.
 */
const PAUSE_MS = 200

const browser = workerData as Browser
const READ = [READS['GET list (50)'], READS.search, READS['popular tags'], READS.clarity]
const ASKED = [...READ.map((path) => () => getRequest(browser, path)), () => postRequest(browser)]

let seen: number[] = []
const underWay = new Set<{ begun: number }>()

parentPort?.on('message', () => {
  const now = performance.now()
  // Open requests count with their wait so far.
  parentPort?.postMessage([...seen, ...[...underWay].map(({ begun }) => now - begun)])
  seen = []
})

await Promise.all(
  ASKED.map(async (next) => {
    for (;;) {
      using connection = await openConnection(browser.origin)
      const wait = { begun: performance.now() }
      underWay.add(wait)
      const { status, body } = await connection.send(next())
      underWay.delete(wait)
      if (status >= 300) throw new Error(`A neighbor was refused: ${status} ${body.toString()}`)
      seen.push(performance.now() - wait.begun)
      await pause(PAUSE_MS)
    }
  }),
)
