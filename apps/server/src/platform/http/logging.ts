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
        // A log line without its own message would repeat the error's, which may quote a person's text; Fastify's lines
        // pass it.
        logMethod(facts, log) {
          const [first, sentence] = facts
          const error = errorIn(first)
          const isUnsafe = error !== null && (sentence === undefined || sentence === error.message)
          log.apply(this, isUnsafe ? [first, UNNAMED] : facts)
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

function errorIn(facts: unknown): Error | null {
  if (facts instanceof Error) return facts
  const error = typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : null
  return error instanceof Error ? error : null
}
