import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openConnection } from '../../bench/rig/http-connection.ts'
import { getRequest, postRequest, READS, type Browser } from '../../bench/rig/requests.ts'

// Somebody who reads and writes a little all the time, in a thread of their own, so that only the server keeps them
// waiting. Any message is answered with how long each answer took since the one before, in ms.

const PAUSE_MS = 20

const browser = workerData as Browser
const READ = [READS['GET list (50)'], READS.search, READS['popular tags'], READS.clarity]
const ASKED = [...READ.map((path) => () => getRequest(browser, path)), () => postRequest(browser)]

let seen: number[] = []
const underWay = new Set<{ begun: number }>()

parentPort?.on('message', () => {
  const now = performance.now()
  // Who still waits has waited so long already.
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
      if (status >= 300) throw new Error(`A neighbour was refused: ${status} ${body.toString()}`)
      seen.push(performance.now() - wait.begun)
      await pause(PAUSE_MS)
    }
  }),
)
