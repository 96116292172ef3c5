export { isPaused, PAUSE_LENGTHS, pauseFor, type EchoPause, type PauseLength } from './pause.ts'
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
