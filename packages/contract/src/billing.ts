import { z } from 'zod'
import { CARD_NUMBER_MAX, COUNTRY_CODES, CVV_MAX, TIERS } from '@soundings/core/account'

const Line = z
  .string()
  .trim()
  .max(200)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), {
    error: 'This field contains characters that can’t be used in an address.',
  })

export const BillingAddress = z.object({
  name: Line.min(1),
  line1: Line.min(1),
  city: Line.min(1),
  /** The state: two letters in the United States; elsewhere free text, which may be empty. */
  state: Line.max(60),
  postalCode: Line.min(1).max(20),
  country: z.enum(COUNTRY_CODES),
})
export type BillingAddress = z.infer<typeof BillingAddress>

/** A card’s description and address are null if they were damaged on the server’s disk. */
export const PaymentMethod = z.object({
  id: z.string(),
  type: z.literal('card'),
  last4: z.string().nullable(),
  /** The card network’s own name in lowercase, such as `visa` or `american-express`. */
  brand: z.string().nullable(),
  expiryMonth: z.int().nullable(),
  expiryYear: z.int().nullable(),
  isDefault: z.boolean(),
  billingAddress: BillingAddress.nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const PaymentMethods = z
  .object({
    /** The calendar date of the next charge, or null when nothing will be charged. */
    nextChargeDate: z.iso.date().nullable(),
    /** In US dollars. */
    nextChargeAmount: z.number().nullable(),
    paymentMethods: z.array(PaymentMethod),
    /** With `stripe` the card goes from the browser to Stripe; with `sandbox` nothing is ever charged. */
    gateway: z.enum(['sandbox', 'stripe']),
    /** The key with which the browser opens Stripe’s fields. */
    publishableKey: z.string().nullable(),
  })
  .meta({ id: 'PaymentMethods' })
export type PaymentMethods = z.infer<typeof PaymentMethods>

const CARD_NUMBER = { error: 'The card number is not valid.' }
const CVV = { error: 'The CVV is not valid.' }

/** The specification’s payload: a card that the sandbox checks and does not store. */
export const NewCard = z.strictObject({
  cardNumber: z.string(CARD_NUMBER).max(CARD_NUMBER_MAX, CARD_NUMBER),
  expiryMonth: z.coerce.number().int().min(1).max(12),
  expiryYear: z.coerce.number().int().min(2000).max(2100),
  cvv: z.string(CVV).max(CVV_MAX, CVV),
  ...BillingAddress.shape,
})
export type NewCard = z.infer<typeof NewCard>

/** A card that the browser has sent to Stripe; the server receives only its identifier. */
export const EnteredCard = z.strictObject({ setupIntentId: z.string().regex(/^seti_\w{1,200}$/) })
export type EnteredCard = z.infer<typeof EnteredCard>

export const NewPaymentMethod = z.union([EnteredCard, NewCard]).meta({ id: 'NewPaymentMethod' })
export type NewPaymentMethod = z.infer<typeof NewPaymentMethod>

/** Opens Stripe's fields for one card. */
export const CardEntry = z.object({ clientSecret: z.string(), publishableKey: z.string() }).meta({ id: 'CardEntry' })
export type CardEntry = z.infer<typeof CardEntry>

export const TierChange = z.strictObject({ tier: z.enum(TIERS) }).meta({ id: 'TierChange' })
export type TierChange = z.infer<typeof TierChange>

export const TierChanged = z.object({ ok: z.literal(true), tier: z.enum(TIERS) }).meta({ id: 'TierChanged' })
export type TierChanged = z.infer<typeof TierChanged>
