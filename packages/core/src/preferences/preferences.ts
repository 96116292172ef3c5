/** What somebody comes for (product-spec section 2, onboarding step 1). */
export const INTENTIONS = [
  'Self-awareness',
  'Clarity & decision-making',
  'Emotional processing',
  'Creativity & ideas',
  'Spiritual growth & reflection',
] as const

/** How often a person means to write (product-spec section 2, onboarding step 3). */
export const FREQUENCIES = ['Daily', 'Weekly', 'Whenever'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const DEFAULT_FREQUENCY: Frequency = 'Whenever'

/** The voice in which an Echo speaks. */
export const TONES = ['Concise', 'Reflective', 'Playful', 'Spiritual', 'Neutral'] as const
export type Tone = (typeof TONES)[number]
/** Until a tone has been chosen, an Echo only observes. */
export const DEFAULT_TONE: Tone = 'Neutral'

export const TONE_DESCRIPTIONS: Record<Tone, string> = {
  Concise: 'Concise and direct',
  Reflective: 'Deeply reflective',
  Playful: 'Playfully encouraging',
  Spiritual: 'Spiritually grounded',
  Neutral: 'Neutrally observational',
}
