import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ErrorCode } from '@soundings/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { PROGRAM_ONLY } from '#server/isolation/rights.ts'
import { Turns } from '#server/isolation/turns.ts'
import type { TakenCard } from '#server/ports/billing-gateway.ts'

const PROCESS = fileURLToPath(new URL('./card-desk-process.ts', import.meta.url))
const LONGEST_MS = 20_000
/** A card with its address is a few hundred bytes. */
const MOST_BYTES = 64 * 1024

/** What the desk says of a request. */
export type CardDeskAnswer =
  | { method: TakenCard }
  | { refusal: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } }

/**
 * Leaves the bodies of this part of the app unread, as the pieces that came from the network: texts cannot be wiped
 * from this process's memory, bytes can.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (_request: FastifyRequest, body: Readable) => {
    const pieces: Buffer[] = []
    let bytes = 0
    // Read to its end also when it is too long: a request that is broken off gets no answer.
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > MOST_BYTES) wipe([...pieces.splice(0), piece])
      else pieces.push(piece)
    }
    if (bytes > MOST_BYTES) throw new AppError('TOO_LARGE', 'This is larger than Soundings can take at once.')
    return pieces
  })
}

/** Few at once: each needs a process for a moment. */
const turns = new Turns(2)

/**
 * Has an unread request looked at in a process of its own, which ends with it, and wipes it here.
 * @throws AppError INVALID_JSON, INVALID_INPUT or CARD_REFUSED, in words for the person
 */
export async function takeCard(pieces: readonly Buffer[], now: Date): Promise<TakenCard> {
  try {
    using _turn = await turns.take(AbortSignal.timeout(LONGEST_MS)).catch(() => {
      throw new AppError('NOT_READY', 'Soundings is out of reach for a moment. Please try again.', { retryAfter: 5 })
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
  // A desk that ended early is known by its answer, which is none.
  desk.on('error', () => undefined)
  desk.stdin.on('error', () => undefined)
  for (const piece of pieces) desk.stdin.write(piece)
  desk.stdin.end()
  const said = await text(desk.stdout)
  if (said === '') throw new Error('The card desk gave no answer.')
  const answer = JSON.parse(said) as CardDeskAnswer
  if ('method' in answer) return answer.method
  const { code, message, details } = answer.refusal
  throw new AppError(code, message, { details })
}

function wipe(pieces: readonly Buffer[]): void {
  for (const piece of pieces) piece.fill(0)
}
