import type { FastifyReply, FastifyRequest } from 'fastify'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import { answerWithProgress, hungUp } from './progress-answer.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import { accountOf } from './session.ts'
import { receiveUpload, type Upload } from './uploads.ts'

/** The most uploads of one account that may wait, and the most files that are in this server's memory at once. */
const WAITING_MAX = 60
const READ_AT_ONCE = 2

/** The turns of all uploads that are read into memory. */
export type UploadTurns = {
  /** A body waits on its connection for its account's turn. */
  bodies: FairSemaphore
  /** An upload that has arrived waits on disk until there is memory for it. */
  readings: FairSemaphore
  /** Receives the only file of a request and answers it, with progress. */
  received: <T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    maxBytes: number,
    read: (upload: Upload, work: LongWork) => Promise<T>,
  ) => Promise<T>
}

export function uploadTurns(): UploadTurns {
  const bodies = new FairSemaphore(Number.POSITIVE_INFINITY, WAITING_MAX)
  const readings = new FairSemaphore(READ_AT_ONCE, WAITING_MAX)
  return {
    bodies,
    readings,
    async received(request, reply, maxBytes, read) {
      const { accountId } = accountOf(request).vault
      const permit = await bodies.take(accountId, hungUp(reply))
      const upload = await receiveUpload(request, maxBytes).catch((error: unknown) => {
        permit[Symbol.dispose]()
        throw error
      })
      return answerWithProgress(request, reply, async (work) => {
        using _permit = permit
        await using file = upload.file
        using _room = await readings.take(accountId, work.signal)
        return await read({ name: upload.name, bytes: await file.bytes() }, work)
      })
    },
  }
}
