import type { DocumentReader } from './document-reader.ts'
import { AT_ONCE } from './limits.ts'
import { readInProcess } from './read-in-process.ts'
import { Turns } from '#server/isolation/turns.ts'

/** Reads each document in a process of its own. Disposing of it ends what is being read. */
export function startDocumentReader(): DocumentReader {
  const turns = new Turns(AT_ONCE)
  const closing = new AbortController()
  const reading = new Set<Promise<unknown>>()
  return {
    async read({ bytes }, { signal, onProgress }) {
      const either = AbortSignal.any([signal, closing.signal])
      using _turn = await turns.take(either)
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
