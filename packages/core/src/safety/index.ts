export { DARK_MOOD, DECIDING_DAYS, PAUSE_DAYS_MAX } from './constants.ts'
export { atLeast, type Level } from './level.ts'
export { scan, type Scan } from './scan.ts'
export { safetyState, type SafetyEntry, type SafetyState } from './state.ts'
