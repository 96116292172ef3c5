import { CARD_NUMBER_MAX } from './constants.ts'

/**
 * A card number as it is printed on its card: groups with spaces, as far as they fit the field.
 * @param gaps digits after which a space stands, as the card's brand has them
 */
export function groupedCardNumber(typed: string, gaps: readonly number[]): string {
  const digits = typed.replace(/\D/g, '').slice(0, CARD_NUMBER_MAX)
  const grouped = digits.replace(/\d/g, (digit, at: number) => (gaps.includes(at) ? ` ${digit}` : digit))
  // The longest numbers leave no room for spaces.
  return grouped.length <= CARD_NUMBER_MAX ? grouped : digits
}

/** Only the digits, at most so many. */
export function typedDigits(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most)
}
