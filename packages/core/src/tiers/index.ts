export { TIERS, tierIncludes, type Tier } from './tiers.ts'
