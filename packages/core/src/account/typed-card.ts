import { CARD_NUMBER_MAX } from './card-fields.ts'

/**
 * A card number grouped with spaces as printed on the card, if the field has room for them.
 * @param gaps numbers of digits after which the card's brand puts a space
 */
export function groupedCardNumber(typed: string, gaps: readonly number[]): string {
  const digits = typed.replace(/\D/g, '').slice(0, CARD_NUMBER_MAX)
  const grouped = digits.replace(/\d/g, (digit, at: number) => (gaps.includes(at) ? ` ${digit}` : digit))
  // The longest numbers leave no room for spaces.
  return grouped.length <= CARD_NUMBER_MAX ? grouped : digits
}

/** The first `most` digits of the input, without anything else. */
export function typedDigits(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most)
}
