/** The Echo functions that other capabilities and the demo may use besides the store. */
export { allStandingEchoes, type StandingDeps } from './standing-echoes.ts'
export { journalEntries } from './journal-entries.ts'
export { newEcho, pastEchoes, type EchoState } from './echoes.service.ts'
