import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from '#server/config.ts'

/** Where log lines go; tests read them back. */
export type LogStream = { write(line: string): void }

/**
 * The fields that a log line may have besides its message. At the finer levels libraries log private data, such as the
 * headers of an upload with its cookies; unlisted fields are left out.
 */
const LOGGED: ReadonlySet<string> = new Set([
  'req',
  'res',
  'err',
  'responseTime',
  'error',
  'refusal',
  'cause',
  'link',
  'problem',
])

const UNNAMED = 'an error without a sentence'

/**
 * Structured logs without private data: of a request only its method and the pattern of its route (no query, no body,
 * no header), of an answer only its status.
 */
export function loggingOptions(level: LogLevel, stream?: LogStream): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level,
      ...(stream ? { stream } : {}),
      hooks: {
        // Without a sentence, the logger would use the message of the error, which may quote what a person wrote.
        logMethod(facts, log) {
          const [first, ...rest] = facts
          log.apply(this, rest.length === 0 && isFailure(first) ? [first, UNNAMED] : facts)
        },
      },
      formatters: {
        log: (facts) => Object.fromEntries(Object.entries(facts).filter(([name]) => LOGGED.has(name))),
      },
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
        res: (reply) => ({ statusCode: reply.statusCode }),
        err: (error) => ({ type: error.name, message: '', stack: '' }),
      },
    },
  }
}

function isFailure(facts: unknown): boolean {
  return facts instanceof Error || (typeof facts === 'object' && facts !== null && 'err' in facts)
}
