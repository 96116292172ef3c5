import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, toAppError } from './error-handler.ts'

const NDJSON = 'application/x-ndjson'
/** Progress is told at most so often. */
const EVERY_MS = 100

/** What long work is given: word that nobody waits any more, and a way to say how far it is (0 to 1). */
export type LongWork = { signal: AbortSignal; onProgress: (fraction: number) => void }

/**
 * Answers long work. A caller that accepts `application/x-ndjson` gets a line `{ progress }` now and then and a last
 * line `{ status, body }`; others get the body alone. When the caller hangs up, `signal` is aborted.
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
  void run({ signal, onProgress: throttled((progress) => write({ progress })) })
    .then(
      (body) => write({ status: 200, body }),
      (error: Error) => {
        const refusal = toAppError(error, request)
        write({ status: refusal.status, body: errorBody(refusal) })
      },
    )
    .finally(() => lines.push(null))
  return reply.type(NDJSON).send(lines) as unknown as Promise<T>
}

/** Aborted when the caller hangs up, and when the answer is out. */
export function hungUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.on('close', () => gone.abort())
  return gone.signal
}

/** Hands on a rising share, and not too often. */
function throttled(tell: (fraction: number) => void): (fraction: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let told = 0
  return (fraction) => {
    const now = performance.now()
    if (fraction <= told || now - toldAt < EVERY_MS) return
    toldAt = now
    told = Math.min(1, fraction)
    tell(told)
  }
}
