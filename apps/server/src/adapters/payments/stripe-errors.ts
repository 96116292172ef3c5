import { AppError } from '#server/errors.ts'

/** Helpful sentences for the reasons that a bank gives. Any other reason gets a general sentence. */
const SENTENCES: Readonly<Record<string, string>> = {
  card_declined: 'This card was declined.',
  expired_card: 'This card has expired.',
  incorrect_cvc: 'This card’s security code isn’t right.',
  authentication_required: 'Your bank needs you to confirm this card. Please add it again.',
}

/**
 * Runs a call and turns Stripe’s errors into AppErrors. Stripe’s own messages are dropped, because they may quote what
 * was sent.
 */
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
  return new AppError('BILLING_UNAVAILABLE', 'Couldn’t reach the payment service. Please try again.', {
    cause,
    retryAfter: 30,
  })
}
