import type { Tone } from '../../preferences/index.ts'
import type { Skeleton, Slots } from '../types.ts'
import { slotNames } from './slot-names.ts'
import { slotText } from './slots.ts'

/** Days of silence after which nobody is in the mood for a joke about it (voice 2.2). */
const LONG_BREAK = 30

/** Two sentences, or lines of verse. */
const SEVERAL = /[.!?…]["”’)]*\s+\p{L}| \/ /u

/** What a line may need of its slots. */
const CASES = {
  higher: (slots) => slots['direction'] === 'higher',
  /** Every entry looked at has the word. */
  all: (slots) => count(slots, 'recent') === count(slots, 'window'),
  'not all': (slots) => count(slots, 'recent') < count(slots, 'window'),
  'none before': (slots) => slots['before'] === 0,
  'some before': (slots) => count(slots, 'before') > 0,
  'several questions': (slots) => count(slots, 'questions') > 1 && count(slots, 'entries') > 1,
  'short break': (slots) => count(slots, 'gap') <= LONG_BREAK,
  'rated above one': (slots) => count(slots, 'rating') > 1,
} satisfies Record<string, (slots: Slots) => boolean>

export type SkeletonCase = keyof typeof CASES

/** Lines that are all for the same cases. */
export function only(cases: readonly SkeletonCase[], texts: readonly string[]): Skeleton[] {
  return texts.map((text) => ({ text, only: cases }))
}

/** The text of a line, its cases aside. */
export function textOf(skeleton: Skeleton): string {
  return typeof skeleton === 'string' ? skeleton : skeleton.text
}

/**
 * Whether a line can be filled with these slots: all of them are there, its cases hold, a line that speaks of a sentence
 * quotes one, and if it sets two levels against each other, they differ as they are printed.
 */
export function fits(skeleton: Skeleton, slots: Slots, tone: Tone): boolean {
  const names = slotNames(textOf(skeleton))
  if (names.some((name) => slotText(name, slots, tone, 0) === null)) return false
  if (typeof skeleton !== 'string' && !skeleton.only.every((name) => CASES[name](slots))) return false
  if (/\bsentence\b/iu.test(textOf(skeleton)) && SEVERAL.test(String(slots['quote'] ?? ''))) return false
  const levels = ['mean', 'otherMean'].filter((name) => names.includes(name))
  return new Set(levels.map((name) => slotText(name, slots, tone, 0))).size === levels.length
}

function count(slots: Slots, name: string): number {
  const value = slots[name]
  return typeof value === 'number' ? value : Number.NaN
}
