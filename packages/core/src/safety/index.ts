export { DARK_MOOD } from './constants.ts'
export type { CrisisCategory } from './patterns.ts'
export { scan, type Scan } from './scan.ts'
export { safetyState, type SafetyEntry, type SafetyState } from './state.ts'
