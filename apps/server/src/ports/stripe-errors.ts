import { AppError } from '#server/errors.ts'

/** What a bank says, in words that help. Everything else is a refusal without a reason. */
const SENTENCES: Readonly<Record<string, string>> = {
  card_declined: 'This card was declined.',
  expired_card: 'This card has expired.',
  incorrect_cvc: 'The security code of this card is not right.',
  authentication_required: 'Your bank wants to be asked about this card. Please add it again.',
}

/** Runs a call and turns what Stripe throws into refusals. Its messages stay here: they may quote what was sent. */
export async function stripeCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const { type, code, statusCode } = error as Error & { type?: unknown; code?: unknown; statusCode?: unknown }
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return error
  if (type === 'StripeCardError') {
    const sentence = typeof code === 'string' ? SENTENCES[code] : undefined
    return new AppError('CARD_REFUSED', sentence ?? 'This card was not accepted.')
  }
  const cause = Object.assign(new Error(''), { name: type, code, responseCode: statusCode })
  return new AppError('BILLING_UNAVAILABLE', 'The payment service cannot be reached. Please try again.', {
    cause,
    retryAfter: 30,
  })
}
