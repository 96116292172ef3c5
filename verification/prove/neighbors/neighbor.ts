import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Browser } from '../../bench/rig/requests.ts'

/** Another user on the server, who measures how long each response takes. */
export type Neighbor = AsyncDisposable & {
  /** The response times since the last call, in ms. */
  waits(): Promise<number[]>
}

export function newNeighbor(browser: Browser): Neighbor {
  const thread = new Worker(new URL('./neighbor-thread.ts', import.meta.url), { workerData: browser })
  // Kept until it is requested; without a listener, the error would end the proof without a result.
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error as Error))
  failed.catch(() => undefined)
  return {
    async waits() {
      const answer = once(thread, 'message')
      thread.postMessage('waits')
      const [seen] = (await Promise.race([answer, failed])) as [number[]]
      return seen
    },
    async [Symbol.asyncDispose]() {
      await thread.terminate()
    },
  }
}
