import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '#server/config.ts'

/** Where log lines go; tests read them back. */
export type LogStream = { write(line: string): void }

/**
 * Structured logs that cannot hold what is private: of a request only its method and the pattern of its route (no
 * query, no body, no header), of an answer only its status.
 */
export function loggingOptions(level: LogLevel, stream?: LogStream): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level,
      ...(stream ? { stream } : {}),
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
        res: (reply) => ({ statusCode: reply.statusCode }),
        err: (error) => ({ type: error.name, message: '', stack: '' }),
      },
    },
  }
}
