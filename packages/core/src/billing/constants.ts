/** Characters of a card number as it is typed, spaces included; digits of a CVV (product-spec section 9). */
export const CARD_NUMBER_MAX = 19
export const CVV_MAX = 4
/** Years that a card's expiry can be chosen from: the current one and 9 more. */
export const EXPIRY_YEARS = 10
/** Cards that one account can keep. */
export const PAYMENT_METHODS_MAX = 10

/** Countries of a billing address, the default first (product-spec section 2). */
export const COUNTRIES = [
  { code: 'US', name: 'United States' },
  { code: 'CA', name: 'Canada' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'AU', name: 'Australia' },
] as const
export type Country = (typeof COUNTRIES)[number]['code']
export const COUNTRY_CODES = ['US', 'CA', 'GB', 'AU'] as const satisfies readonly Country[]

/** The four of the specification first, then the others and the federal district. */
export const US_STATES: readonly string[] = [
  'CA NY TX FL',
  'AL AK AZ AR CO CT DE DC GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NC ND OH OK OR PA RI SC',
  'SD TN UT VT VA WA WV WI WY',
].flatMap((codes) => codes.split(' '))
