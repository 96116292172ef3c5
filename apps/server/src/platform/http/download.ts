import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import { hungUp } from './progress-answer.ts'
import { accountOf } from './session.ts'

/** The most downloads of one account that may wait for the current one. */
const WAITING_MAX = 8

/** A file that is written while it is sent. Its name has letters, digits, dots and dashes. */
export type DownloadFile = { name: string; type: string; content: Readable }

/** Sends a file after the account's previous file was sent. */
export type Downloads = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<DownloadFile>,
) => Promise<FastifyReply>

/** Writes one file of an account at a time: each reads the whole journal. */
export function downloads(): Downloads {
  const semaphore = new FairSemaphore(Number.POSITIVE_INFINITY, WAITING_MAX)
  return async (request, reply, make) => {
    const permit = await semaphore.take(accountOf(request).vault.accountId, hungUp(reply))
    const release = () => permit[Symbol.dispose]()
    const file = await make().catch((error: unknown) => {
      release()
      throw error
    })
    file.content.once('close', release)
    return sendFile(reply, file)
  }
}

/**
 * Sends a file while it is written. If writing fails halfway, the connection breaks off, so that no browser treats half
 * a file as complete.
 */
function sendFile(reply: FastifyReply, file: DownloadFile): FastifyReply {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(file.content)
}
