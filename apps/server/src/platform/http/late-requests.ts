import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerClientError } from './error-handler.ts'

/** Answers connections on which no readable request arrived. */
export type ClientErrors = {
  answer: (error: NodeJS.ErrnoException, socket: Socket) => void
  /** Watches a server, so that a request that was read after all is not answered as late. */
  watch: (server: Server) => void
}

/**
 * While this process is paused, a request can run out of time although it has already arrived. Without reading the
 * waiting data first, the server would refuse the request as late and execute it as well.
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
