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
