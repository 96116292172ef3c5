import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FairTurns } from '#server/isolation/fair-turns.ts'
import { hungUp } from './progress-answer.ts'
import { accountOf } from './session.ts'

/** Downloads of one account that may wait for the one that is under way. */
const WAITING_MAX = 8

/** A file that is written while it is sent. Its name has letters, digits, dots and dashes. */
export type DownloadFile = { name: string; type: string; content: Readable }

/** Answers with a file once the account's file before it has left. */
export type Downloads = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<DownloadFile>,
) => Promise<FastifyReply>

/** Writes one file of an account at a time: each reads the whole journal. */
export function downloads(): Downloads {
  const turns = new FairTurns(Number.POSITIVE_INFINITY, WAITING_MAX)
  return async (request, reply, make) => {
    const turn = await turns.take(accountOf(request).vault.accountId, hungUp(reply))
    try {
      const file = await make()
      file.content.once('close', () => turn[Symbol.dispose]())
      return sendFile(reply, file)
    } catch (error) {
      turn[Symbol.dispose]()
      throw error
    }
  }
}

/**
 * Answers with a file that is written while it is sent. When writing fails half way, the connection breaks off, so that
 * no browser takes half a file for a whole one.
 */
function sendFile(reply: FastifyReply, file: DownloadFile): FastifyReply {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(file.content)
}
