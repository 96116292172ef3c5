/** The most characters in a card number as typed, with spaces; digits of a CVV (docs/spec/numbers.md#account). */
export const CARD_NUMBER_MAX = 19
export const CVV_MAX = 4
/** Years offered for a card's expiry: the current year and the next nine. */
export const EXPIRY_YEARS = 10
/** The most cards an account can save. */
export const PAYMENT_METHODS_MAX = 10

/** Countries of a billing address, the default first. */
export const COUNTRIES = [
  { code: 'US', name: 'United States' },
  { code: 'CA', name: 'Canada' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'AU', name: 'Australia' },
] as const
export type Country = (typeof COUNTRIES)[number]['code']
export const COUNTRY_CODES = ['US', 'CA', 'GB', 'AU'] as const satisfies readonly Country[]

/** The four states in the specification come first, then the other states and the federal district. */
export const US_STATES: readonly string[] = [
  'CA NY TX FL',
  'AL AK AZ AR CO CT DE DC GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NC ND OH OK OR PA RI SC',
  'SD TN UT VT VA WA WV WI WY',
].flatMap((codes) => codes.split(' '))
