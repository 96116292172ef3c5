import type { Receipt } from '../finding/receipt.ts'
import type { Rule } from '../finding/rule.ts'
import * as registry from './registry.ts'

type Registered = (typeof registry)[keyof typeof registry]

/** The slots of each rule, by its name. */
export type RuleSlots = {
  readonly [R in Registered as R['detector']['rule']]: NonNullable<ReturnType<R['recount']>>
}

type RuleType = Registered['detector']['type']

export type PatternType = RuleType | 'quiet'

type RegisteredRule = Rule & { detector: { type: RuleType } }

/** Every rule, by the name of its export. Their order decides nothing. */
export const RULES: readonly RegisteredRule[] = Object.values(registry)

/** True for an Echo that may still be shown in gentle times: in plain words, by a rule that is used then. */
export function fitsGentleTimes({ rule, tone }: Pick<Receipt, 'rule' | 'tone'>): boolean {
  return tone === 'Neutral' && ruleNamed(rule)?.detector.inGentleTimes === true
}

export function ruleNamed(name: string): RegisteredRule | undefined {
  return RULES.find(({ detector }) => detector.rule === name)
}
