export { modernJournal, type ModernJournal } from './modern-journal.ts'
export type { PlantedPair, Truth } from './truth.ts'
