export {
  CARD_NUMBER_MAX,
  COUNTRIES,
  COUNTRY_CODES,
  CVV_MAX,
  EXPIRY_YEARS,
  PAYMENT_METHODS_MAX,
  US_STATES,
  type Country,
} from './constants.ts'
export { nextChargeDay } from './next-charge.ts'
export { groupedCardNumber, typedDigits } from './typed-card.ts'
