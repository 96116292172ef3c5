export { fnv1a, seededRandom, type Random } from './seeded-random.ts'
