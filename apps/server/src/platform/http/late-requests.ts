import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerClientError } from './error-handler.ts'

/** Answers connections on which no readable request arrived. */
export type ClientErrors = {
  answer: (error: NodeJS.ErrnoException, socket: Socket) => void
  /** Notices the requests of this server. */
  watch: (server: Server) => void
}

/**
 * While this process is paused, a request's time may run out although it has already arrived on the connection. So
 * waiting data is read before a request counts as late; otherwise it would be both executed and refused.
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
