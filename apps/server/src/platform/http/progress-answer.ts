import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { throttle } from '#server/platform/throttle.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import { errorBody, toAppError } from './error-handler.ts'

const NDJSON = 'application/x-ndjson'
/** The shortest time between two progress lines. */
const EVERY_MS = 100

/**
 * Answers long work. A client that accepts `application/x-ndjson` gets a line `{ progress }` now and then and a last
 * line `{ status, body }`; others get the body alone. When the client disconnects, `signal` is aborted.
 */
export async function answerWithProgress<T extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (work: LongWork) => Promise<T>,
): Promise<T> {
  const signal = hungUp(reply)
  if (!request.headers.accept?.includes(NDJSON)) return run({ signal, onProgress: () => undefined })
  const lines = new Readable({ read: () => undefined })
  const write = (line: object) => void lines.push(`${JSON.stringify(line)}\n`)
  void run({ signal, onProgress: throttledProgress((progress) => write({ progress })) })
    .then(
      (body) => write({ status: 200, body }),
      (error: Error) => {
        const refusal = toAppError(error, request)
        write({ status: refusal.status, body: errorBody(refusal) })
      },
    )
    .finally(() => lines.push(null))
  // Returning the reply tells Fastify that it was sent, but a route's type only allows the body.
  return reply.type(NDJSON).send(lines) as unknown as Promise<T>
}

/** Aborted when the client disconnects, and when the answer was sent. */
export function hungUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (reply.raw.destroyed) gone.abort()
  else reply.raw.on('close', () => gone.abort())
  return gone.signal
}

/** Passes on increasing fractions, throttled. */
function throttledProgress(report: (fraction: number) => void): (fraction: number) => void {
  let reported = 0
  const reportNow = throttle(EVERY_MS, (fraction: number) => {
    reported = Math.min(1, fraction)
    report(reported)
  })
  return (fraction) => {
    if (fraction > reported) reportNow(fraction)
  }
}
