export {
  CARD_NUMBER_MAX,
  COUNTRIES,
  COUNTRY_CODES,
  CVV_MAX,
  EXPIRY_YEARS,
  PAYMENT_METHODS_MAX,
  US_STATES,
  type Country,
} from './card-fields.ts'
export { EMAIL_LENGTH_MAX, LINK_MINUTES, SESSION_DAYS } from './constants.ts'
export { isPaused, PAUSE_LENGTHS, pauseFor, type EchoPause, type PauseLength } from './echo-pause.ts'
export { addressWarning, canonicalAddress, mailboxOf, suggestAddress } from './email-address.ts'
export { nextChargeDay } from './next-charge.ts'
export { groupedCardNumber, typedDigits } from './typed-card.ts'
export {
  DEFAULT_FREQUENCY,
  DEFAULT_TONE,
  FREQUENCIES,
  INTENTIONS,
  TONES,
  TONE_DESCRIPTIONS,
  type Frequency,
  type Tone,
} from './preferences.ts'
export {
  AVATAR_INVALID,
  AVATAR_MAX_BYTES,
  AVATAR_NOT_IMAGE,
  AVATAR_TOO_LARGE,
  avatarProblem,
  DISPLAY_NAME_MAX,
} from './profile.ts'
export { planAction, TIER_NAMES, TIER_PRICES, tierIncludes, tierLabel, TIERS, type Tier } from './tiers.ts'
