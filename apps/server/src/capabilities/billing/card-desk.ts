import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ErrorCode } from '@soundings/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { PROGRAM_ONLY } from '#server/platform/isolation/rights.ts'
import { Semaphore } from '#server/platform/isolation/semaphore.ts'
import type { TakenCard } from '#server/adapters/payments/billing-gateway.ts'

const PROCESS = fileURLToPath(new URL('./card-desk-process.ts', import.meta.url))
const LONGEST_MS = 20_000
/** A card with its address is a few hundred bytes. */
const MOST_BYTES = 64 * 1024

/** The process's answer to a request. */
export type CardDeskAnswer =
  | { method: TakenCard }
  | { refusal: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } }

/**
 * Receives the bodies of these routes as raw network chunks: text cannot be wiped from this process's memory, but bytes
 * can.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (_request: FastifyRequest, body: Readable) => {
    const pieces: Buffer[] = []
    let bytes = 0
    // Read to the end even when it is too long: a client gets no answer while it is still sending.
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > MOST_BYTES) wipe([...pieces.splice(0), piece])
      else pieces.push(piece)
    }
    if (bytes > MOST_BYTES) throw new AppError('TOO_LARGE', 'This is too large to send at once.')
    return pieces
  })
}

/** Limited, because each request needs a process for a moment. */
const semaphore = new Semaphore(2)

/**
 * Has a raw request checked in a process of its own, which exits afterwards, and wipes the bytes here.
 * @throws AppError INVALID_JSON, INVALID_INPUT or CARD_REFUSED, with a message for the user
 */
export async function takeCard(pieces: readonly Buffer[], now: Date): Promise<TakenCard> {
  try {
    using _permit = await semaphore.take(AbortSignal.timeout(LONGEST_MS)).catch(() => {
      throw new AppError('NOT_READY', 'Soundings is temporarily unavailable. Please try again.', { retryAfter: 5 })
    })
    return await ask(pieces, now)
  } finally {
    wipe(pieces)
  }
}

async function ask(pieces: readonly Buffer[], now: Date): Promise<TakenCard> {
  const desk = spawn(process.execPath, [...PROGRAM_ONLY, PROCESS, String(now.getTime())], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  // A process that exits early is noticed because its answer is missing.
  desk.on('error', () => undefined)
  desk.stdin.on('error', () => undefined)
  for (const piece of pieces) desk.stdin.write(piece)
  desk.stdin.end()
  const said = await text(desk.stdout)
  if (said === '') throw new Error('The card desk didn’t answer.')
  const answer = JSON.parse(said) as CardDeskAnswer
  if ('method' in answer) return answer.method
  const { code, message, details } = answer.refusal
  throw new AppError(code, message, { details })
}

function wipe(pieces: readonly Buffer[]): void {
  for (const piece of pieces) piece.fill(0)
}
