export {
  planAction,
  TIER_NAMES,
  TIER_PRICES,
  tierIncludes,
  tierLabel,
  TIERS,
  type PlanAction,
  type Tier,
} from './tiers.ts'
