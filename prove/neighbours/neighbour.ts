import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Browser } from '../../bench/rig/requests.ts'

/** Somebody else on a server, who notices how long each answer takes. */
export type Neighbour = AsyncDisposable & {
  /** How long answers took since it was last asked, in ms. */
  waits(): Promise<number[]>
}

export function newNeighbour(browser: Browser): Neighbour {
  const thread = new Worker(new URL('./neighbour-thread.ts', import.meta.url), { workerData: browser })
  return {
    async waits() {
      const answer = once(thread, 'message')
      thread.postMessage('waits')
      const [seen] = (await answer) as [number[]]
      return seen
    },
    async [Symbol.asyncDispose]() {
      await thread.terminate()
    },
  }
}
