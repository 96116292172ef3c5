import type { Tier } from '../../account/index.ts'
import { FREE_ADVANCED_ECHOES, FREE_ADVANCED_FROM_ENTRIES, FREE_ECHO_DAYS, PAID_ECHO_DAYS } from '../constants.ts'
import type { PastEcho } from '../finding/receipt.ts'

/**
 * True when a new Echo may be made: on Free once in 7 days, otherwise once a local day. Free and Pro also need a new
 * entry. Premium doesn’t: it can show something new on a day without an entry.
 */
export function echoDue(state: {
  tier: Tier
  /** Ordinal local day now. */
  today: number
  /** Local day of the last Echo, null before the first. */
  lastEchoDay: number | null
  /** True when an entry that is not historic was written since the last Echo. */
  hasNewEntry: boolean
}): boolean {
  if (state.lastEchoDay === null) return true
  const rest = state.tier === 'free' ? FREE_ECHO_DAYS : PAID_ECHO_DAYS
  return (state.hasNewEntry || state.tier === 'premium') && state.today - state.lastEchoDay >= rest
}

/** Advanced Echos are all patterns except recurring words. */
export function isAdvanced({ claim, rule }: { claim: 'record' | 'pattern'; rule: string }): boolean {
  return claim === 'pattern' && typeOfRule(rule) !== 'recurring_word'
}

/** Pro and Premium include every Echo; Free includes one advanced Echo once there are 30 entries. */
export function advancedAllowed(tier: Tier, entries: number, advancedSoFar: number): boolean {
  if (tier !== 'free') return true
  return entries >= FREE_ADVANCED_FROM_ENTRIES && advancedSoFar < FREE_ADVANCED_ECHOES
}

/** Number of advanced Echos so far. */
export function countAdvanced(history: readonly PastEcho[]): number {
  return history.filter(({ receipt }) => isAdvanced(receipt)).length
}

/** The type of a rule: the part of its name before the variant. */
export function typeOfRule(rule: string): string {
  return rule.split('/')[0] ?? rule
}
