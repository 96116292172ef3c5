import { US_STATES } from '@soundings/core/account'
import type { NewCard } from '@soundings/contract/billing'
import cardValidator from 'card-validator'
import { AppError } from '#server/errors.ts'
import type { CheckedCard } from './billing-gateway.ts'

/** The test number that payment sandboxes decline, for trying out a declined card. */
const DECLINED = '4000000000000002'

/**
 * Checks a card as a real gateway would. The result contains neither the number nor the CVV.
 * @throws AppError whose sentence names the field but never quotes what was typed
 */
export function checkedCard(card: NewCard, now: Date): CheckedCard {
  const digits = card.cardNumber.replace(/[\s-]/g, '')
  const number = cardValidator.number(digits)
  if (!number.isValid || !number.card) throw refused('cardNumber', 'This card number is not valid.')
  const year = now.getUTCFullYear()
  const isPast = card.expiryYear < year || (card.expiryYear === year && card.expiryMonth < now.getUTCMonth() + 1)
  if (isPast) throw refused('expiryMonth', 'This card has expired.')
  if (card.expiryYear > year + 20) throw refused('expiryYear', 'This expiry year is not valid.')
  if (!cardValidator.cvv(card.cvv, number.card.code.size).isValid) {
    throw refused('cvv', `The ${number.card.code.name} of this card has ${number.card.code.size} digits.`)
  }
  if (card.country === 'US' && !US_STATES.includes(card.state)) {
    throw refused('state', 'Please choose a state.')
  }
  if (digits === DECLINED) throw refused('cardNumber', 'This card was declined.')
  const { name, line1, city, state, postalCode, country, expiryMonth, expiryYear } = card
  return {
    brand: number.card.type,
    last4: digits.slice(-4),
    expiryMonth,
    expiryYear,
    billingAddress: { name, line1, city, state, postalCode, country },
  }
}

function refused(field: keyof NewCard, sentence: string): AppError {
  return new AppError('CARD_REFUSED', sentence, { details: { field } })
}
