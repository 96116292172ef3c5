import type { Tone } from '../../preferences/index.ts'
import { fnv1a } from '../../random/index.ts'
import type { PastEcho, Skeletons, Slots } from '../types.ts'
import { slotNames } from './render.ts'

export type Skeleton = { id: string; text: string }

/**
 * The skeletons whose slots are all there, least recently used first, those never used before any other; ties by a
 * hash, so that two people do not hear the same order (design section C.4).
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
): Skeleton[] {
  const lastUse = new Map(history.map(({ receipt }, i) => [receipt.skeleton, i]))
  return skeletons[tone]
    .map((text, i) => ({ id: skeletonId(rule, tone, i), text }))
    .filter(({ text }) => slotNames(text).every((name) => slots[name] !== undefined))
    .map((skeleton) => ({ skeleton, used: lastUse.get(skeleton.id) ?? -1, tie: fnv1a(`${chance}|${skeleton.id}`) }))
    .toSorted((a, b) => a.used - b.used || a.tie - b.tie)
    .map(({ skeleton }) => skeleton)
}

/** Rule, tone and position, counted from 1. */
export function skeletonId(rule: string, tone: Tone, index: number): string {
  return `${rule}/${tone}/${index + 1}`
}
