export { modernJournal } from './modern-journal.ts'
export type { PlantedPair } from './truth.ts'
