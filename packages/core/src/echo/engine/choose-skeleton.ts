import type { Tone } from '../../account/index.ts'
import { fnv1a } from '../../random/index.ts'
import { REPEAT_WINDOW } from '../constants.ts'
import type { PastEcho } from '../finding/receipt.ts'
import { fits, isRetired, textOf, type Skeletons } from '../wording/skeleton.ts'
import { slotNames } from '../wording/slot-names.ts'
import type { Slots } from '../wording/slots.ts'

export type UsableSkeleton = { id: string; text: string }

/**
 * The lines that fit the slots and were not used for the last 21 Echos. Lines with a quote come first, then unused
 * ones, then the least recently used; a hash breaks ties, so different people get different orders
 * (docs/spec/rules.md#wording).
 * @param history oldest first
 * @param chance the seed for ties
 */
export function usableSkeletons(
  rule: string,
  skeletons: Skeletons,
  tone: Tone,
  slots: Slots,
  history: readonly PastEcho[],
  chance: string,
): UsableSkeleton[] {
  const lastUse = new Map(history.map(({ receipt }, i) => [receipt.skeleton, i]))
  const resting = history.length - REPEAT_WINDOW
  return skeletons[tone]
    .map((skeleton, i) => ({ id: skeletonId(rule, tone, i), skeleton }))
    .filter(({ skeleton }) => !isRetired(skeleton) && fits(skeleton, slots, tone))
    .map(({ id, skeleton }) => ({ id, text: textOf(skeleton), used: lastUse.get(id) ?? -1 }))
    .filter(({ used }) => used === -1 || used < resting)
    .map((skeleton) => ({
      ...skeleton,
      quotes: slotNames(skeleton.text).includes('quote'),
      tie: fnv1a(`${chance}|${skeleton.id}`),
    }))
    .toSorted((a, b) => Number(b.quotes) - Number(a.quotes) || a.used - b.used || a.tie - b.tie)
    .map(({ id, text }) => ({ id, text }))
}

/** Rule, tone and position, counted from 1. */
export function skeletonId(rule: string, tone: Tone, index: number): string {
  return `${rule}/${tone}/${index + 1}`
}
