/** Reasons for keeping a journal, chosen in onboarding step 1. */
export const INTENTIONS = [
  'Self-awareness',
  'Clarity & decision-making',
  'Emotional processing',
  'Creativity & ideas',
  'Spiritual growth & reflection',
] as const

/** How often the user wants to write (onboarding step 3). */
export const FREQUENCIES = ['Daily', 'Weekly', 'Whenever'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const DEFAULT_FREQUENCY: Frequency = 'Whenever'

/** The voice an Echo uses. */
export const TONES = ['Concise', 'Reflective', 'Playful', 'Spiritual', 'Neutral'] as const
export type Tone = (typeof TONES)[number]
/** Used until the user chooses a tone: Neutral prints averages, which should be a choice (decision 035). */
export const DEFAULT_TONE: Tone = 'Reflective'

export const TONE_DESCRIPTIONS: Record<Tone, string> = {
  Concise: 'Concise and direct',
  Reflective: 'Deeply reflective',
  Playful: 'Playfully encouraging',
  Spiritual: 'Spiritually grounded',
  Neutral: 'Neutrally observational',
}
