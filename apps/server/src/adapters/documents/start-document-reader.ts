import type { DocumentReader } from './document-reader.ts'
import { AT_ONCE } from './limits.ts'
import { readInProcess } from './read-in-process.ts'
import { Semaphore } from '#server/platform/turns/semaphore.ts'

/** Reads each document in a separate process. Disposing of it ends the processes. */
export function startDocumentReader(): DocumentReader {
  const semaphore = new Semaphore(AT_ONCE)
  const closing = new AbortController()
  const reading = new Set<Promise<unknown>>()
  return {
    async read({ bytes }, { signal, onProgress }) {
      const either = AbortSignal.any([signal, closing.signal])
      using _permit = await semaphore.take(either)
      const document = readInProcess(bytes, { signal: either, onProgress })
      reading.add(document)
      try {
        return await document
      } finally {
        reading.delete(document)
      }
    },
    async [Symbol.asyncDispose]() {
      closing.abort()
      await Promise.allSettled(reading)
    },
  }
}
