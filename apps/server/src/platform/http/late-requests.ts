import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerClientError } from './error-handler.ts'

/** Answers connections on which no request arrived that could be read. */
export type ClientErrors = {
  answer: (error: NodeJS.ErrnoException, socket: Socket) => void
  /** Notices the requests of this server. */
  watch: (server: Server) => void
}

/**
 * After this process was paused, the time of a request may be over although it waits on the connection. So what waits is
 * read before a request counts as too late: it would be carried out and refused at once.
 */
export function clientErrors(): ClientErrors {
  const late = new Set<Socket>()
  return {
    answer(error, socket) {
      if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') return answerClientError(error, socket)
      late.add(socket)
      // Runs after the connections were read.
      setImmediate(() => {
        if (late.delete(socket)) answerClientError(error, socket)
      })
    },
    watch: (server) => void server.on('request', ({ socket }) => late.delete(socket)),
  }
}
