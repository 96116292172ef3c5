import { buffer } from 'node:stream/consumers'
import { NewPaymentMethod } from '@soundings/contract/billing'
import { AppError } from '#server/errors.ts'
import { validationSentence } from '#server/platform/http/validation-sentence.ts'
import { checkedCard } from '#server/adapters/payments/sandbox-card.ts'
import type { CardDeskAnswer } from './card-desk.ts'

/** Reads one request that may contain a card, reports the permitted details, and exits, which frees its memory. */
function read(bytes: Buffer, now: Date): CardDeskAnswer {
  try {
    const parsed = NewPaymentMethod.safeParse(parse(bytes))
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => ({
        instancePath: `/${issue.path.join('/')}`,
        message: issue.message,
        params: { issue },
      }))
      return { refusal: { code: 'INVALID_INPUT', message: validationSentence(problems), details: {} } }
    }
    return { method: 'setupIntentId' in parsed.data ? parsed.data : checkedCard(parsed.data, now) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refusal: { code: error.code, message: error.message, details: error.details } }
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('INVALID_JSON', 'The request is not valid JSON.')
  }
}

// The time comes with the request, because this process may have been started long before. The line ends at the first
// line break: what follows is the request, as it arrived.
const input = await buffer(process.stdin)
const at = input.indexOf('\n')
if (at >= 0) {
  const now = new Date(Number(input.toString('latin1', 0, at)))
  process.stdout.write(JSON.stringify(read(input.subarray(at + 1), now)))
}
