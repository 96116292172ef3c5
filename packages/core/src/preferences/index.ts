export {
  DEFAULT_FREQUENCY,
  DEFAULT_TONE,
  FREQUENCIES,
  TONES,
  TONE_DESCRIPTIONS,
  type Frequency,
  type Tone,
} from './preferences.ts'
