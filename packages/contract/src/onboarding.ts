import { z } from 'zod'
import { FREQUENCIES, INTENTIONS, TONES } from '@soundings/core/account'

export const OnboardingStatus = z
  .object({
    migration_needed: z.boolean(),
    user: z.object({ onboarding_completed: z.boolean(), onboarding_step: z.int() }),
    onboarding: z.object({
      intentions: z.array(z.string()),
      method_text: z.boolean(),
      method_photo: z.boolean(),
      method_import: z.boolean(),
      frequency: z.enum(FREQUENCIES).nullable(),
      tone: z.enum(TONES).nullable(),
    }),
  })
  .meta({ id: 'OnboardingStatus' })
export type OnboardingStatus = z.infer<typeof OnboardingStatus>

const INTENTION_NEEDED = { error: 'Please select at least one intention to continue.' }

export const Intentions = z
  .strictObject({
    intentions: z.array(z.enum(INTENTIONS), INTENTION_NEEDED).min(1, INTENTION_NEEDED).max(INTENTIONS.length),
  })
  .meta({ id: 'Intentions' })
export type Intentions = z.infer<typeof Intentions>

/** The ways in which the user plans to add entries. */
export const Method = z
  .strictObject({ methodText: z.boolean(), methodPhoto: z.boolean(), methodImport: z.boolean() })
  .meta({ id: 'Method' })
export type Method = z.infer<typeof Method>

export const Preferences = z
  .strictObject({
    frequency: z.enum(FREQUENCIES).optional(),
    tone: z.enum(TONES, { error: 'Please select a tone to continue.' }),
    language: z.literal('en').optional(),
  })
  .meta({ id: 'Preferences' })
export type Preferences = z.infer<typeof Preferences>

export const Saved = z.object({ ok: z.literal(true) }).meta({ id: 'Saved' })
