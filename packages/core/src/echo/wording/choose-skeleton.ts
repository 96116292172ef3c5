import type { Tone } from '../../preferences/index.ts'
import { fnv1a } from '../../random/index.ts'
import { REPEAT_WINDOW } from '../constants.ts'
import type { PastEcho, Skeletons, Slots } from '../types.ts'
import { fits, textOf } from './cases.ts'
import { slotNames } from './slot-names.ts'

export type UsableSkeleton = { id: string; text: string }

/**
 * The lines that fit the slots and were not used for the last 21 Echos. Those that quote come first, then those never
 * used, then the least recently used; ties by a hash, so that two people do not hear the same order (design section C.4).
 * @param history oldest first
 * @param chance what the ties are drawn from
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
    .filter(({ skeleton }) => fits(skeleton, slots, tone))
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
