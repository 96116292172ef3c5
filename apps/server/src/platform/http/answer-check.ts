import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@soundings/contract/endpoint'
import { ErrorBody } from '@soundings/contract/error-body'
import { ERROR_STATUS } from '@soundings/contract/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

const FIRST_REFUSAL = 400
/** The most errors that are reported for one answer. */
const NAMED = 3

const ProgressLine = z.strictObject({ progress: z.number().min(0).max(1) })
const LastLine = z.strictObject({ status: z.int(), body: z.unknown() })

/**
 * Parses every answer of an endpoint again and compares it with the contract, including answers that are joined from
 * bytes or sent in lines. Costs as much as the answer itself: for development and tests.
 * @param report receives a message without any value of the answer
 */
export function registerAnswerCheck(app: FastifyInstance, report: (problem: string) => void): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return payload
    const look = (problem: string | null) => {
      if (problem !== null) report(`${endpoint.method} ${endpoint.path} ${problem}`)
    }
    if (payload instanceof Readable && typeOf(reply).includes('ndjson')) return checkedLines(endpoint, payload, look)
    look(wholeProblem(endpoint, reply, payload))
    return payload
  })
}

/** The errors in an unstreamed answer; null when there are none. */
function wholeProblem(endpoint: Endpoint, reply: FastifyReply, payload: unknown): string | null {
  const { statusCode } = reply
  const isRefusal = statusCode >= FIRST_REFUSAL
  if (endpoint.answer === 'file' && !isRefusal) {
    return typeOf(reply).includes('json') ? 'answered JSON in the place of a file.' : null
  }
  if (payload === null || payload === undefined || payload === '') return bodyProblem(endpoint, statusCode, null)
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return 'answered a stream that its row does not name.'
  if (Buffer.isBuffer(payload) && endpoint.answer !== 'spliced') return 'answered bytes that its row does not name.'
  return bodyProblem(endpoint, statusCode, parsed(payload.toString()))
}

/** Passes the lines of long work on unchanged, and checks each. */
function checkedLines(endpoint: Endpoint, lines: Readable, look: (problem: string | null) => void): Readable {
  async function* passed() {
    for await (const line of createInterface({ input: lines })) {
      look(lineProblem(endpoint, parsed(line)))
      yield `${line}\n`
    }
  }
  if (endpoint.answer !== 'progress') look('answered lines that its row does not name.')
  return Readable.from(passed())
}

function lineProblem(endpoint: Endpoint, line: unknown): string | null {
  if (ProgressLine.safeParse(line).success) return null
  const last = LastLine.safeParse(line)
  return last.success ? bodyProblem(endpoint, last.data.status, last.data.body) : 'answered a line of another form.'
}

function bodyProblem({ response }: Endpoint, status: number, body: unknown): string | null {
  const declared = response[status]
  if (status >= FIRST_REFUSAL && !hasExtraFields(body)) return refusalProblem(status, body)
  const schema = declared ?? (status >= FIRST_REFUSAL ? ErrorBody : null)
  if (!schema) return `answered ${status}, which its row does not name.`
  const read = schema.safeParse(body)
  if (!read.success) return `answered ${status} with a wrong body: ${sentenceOf(read.error)}`
  return isDeepStrictEqual(read.data, body) ? null : `answered ${status} with fields that its row does not name.`
}

/** True for a refusal with more than its message and code, such as the newer text of an entry. */
function hasExtraFields(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).length > 2
}

function refusalProblem(status: number, body: unknown): string | null {
  const read = ErrorBody.safeParse(body)
  if (!read.success) return `refused with ${status} and a wrong body: ${sentenceOf(read.error)}`
  const statuses: Readonly<Record<string, number>> = ERROR_STATUS
  return statuses[read.data.code] === status ? null : `refused with ${status}, which is not the status of its code.`
}

function sentenceOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, NAMED)
    .map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`)
    .join('; ')
}

function typeOf(reply: FastifyReply): string {
  return String(reply.getHeader('content-type') ?? '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
