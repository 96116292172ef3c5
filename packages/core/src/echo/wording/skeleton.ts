import type { Tone } from '../../account/index.ts'
import { slotNames } from './slot-names.ts'
import { slotText, type SlotName, type Slots } from './slots.ts'

/** The wording of an Echo, with slots, perhaps only for some cases. Only old Echos have a retired wording. */
export type Skeleton = string | { text: string; only: readonly SkeletonCase[]; isRetired?: true }

/** The lines of a rule, per tone. A rule is never used in a tone without lines. */
export type Skeletons = Readonly<Record<Tone, readonly Skeleton[]>>

/** Days without an entry after which a joke about the gap is out of place. */
const LONG_BREAK = 30

/** Matches a quote of several sentences or lines of verse. */
const SEVERAL = /[.!?…]["”’)]*\s+\p{L}| \/ /u

/** Conditions on the slots of a line. */
const CASES = {
  higher: (slots) => slots.direction === 'higher',
  /** Every entry looked at has the word. */
  all: (slots) => count(slots, 'recent') === count(slots, 'window'),
  'not all': (slots) => count(slots, 'recent') < count(slots, 'window'),
  'none before': (slots) => slots.before === 0,
  'some before': (slots) => count(slots, 'before') > 0,
  'several questions': (slots) => count(slots, 'questions') > 1 && count(slots, 'entries') > 1,
  'short break': (slots) => count(slots, 'gap') <= LONG_BREAK,
  'rated above one': (slots) => count(slots, 'rating') > 1,
} satisfies Record<string, (slots: Slots) => boolean>

export type SkeletonCase = keyof typeof CASES

/** Lines for the same cases. A retired line among them stays retired. */
export function only(cases: readonly SkeletonCase[], lines: readonly Skeleton[]): Skeleton[] {
  return lines.map((line) => ({ ...(typeof line === 'string' ? { text: line } : line), only: cases }))
}

/** A line that no new Echo uses. */
export function retired(text: string): Skeleton {
  return { text, only: [], isRetired: true }
}

export function isRetired(skeleton: Skeleton): boolean {
  return typeof skeleton !== 'string' && skeleton.isRetired === true
}

/** The text of a line, without its cases. */
export function textOf(skeleton: Skeleton): string {
  return typeof skeleton === 'string' ? skeleton : skeleton.text
}

/**
 * True when a line can be filled with these slots: all are present, its cases apply, a line about a sentence quotes
 * one, and two levels that it contrasts differ in their printed form.
 */
export function fits(skeleton: Skeleton, slots: Slots, tone: Tone): boolean {
  const names = slotNames(textOf(skeleton))
  if (names.some((name) => slotText(name, slots, tone, 0) === null)) return false
  if (typeof skeleton !== 'string' && !skeleton.only.every((name) => CASES[name](slots))) return false
  if (/\bsentence\b/iu.test(textOf(skeleton)) && SEVERAL.test(String(slots.quote ?? ''))) return false
  const levels = ['mean', 'otherMean'].filter((name) => names.includes(name))
  return new Set(levels.map((name) => slotText(name, slots, tone, 0))).size === levels.length
}

function count(slots: Slots, name: SlotName): number {
  const value = slots[name]
  return typeof value === 'number' ? value : Number.NaN
}
