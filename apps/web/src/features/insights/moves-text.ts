import type { Moves } from '@soundings/contract/insights'
import { MIN_DAYS } from '@soundings/core/moves'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'

export type Move = Moves['moves'][number]
export type Waiting = Moves['waiting'][number]

/** A signed number, such as “+1.1” or “−0.6”, with a real minus. */
export function signed(value: number): string {
  const digits = Math.abs(value).toFixed(1)
  if (Number(digits) === 0) return digits
  return `${value > 0 ? '+' : '−'}${digits}`
}

export function intervalText({ low, high }: Pick<Move, 'low' | 'high'>): string {
  return `${signed(low)} to ${signed(high)}`
}

/** A row as one sentence, for screen readers. */
export function moveSentence(move: Move): string {
  const { metric, name, difference, daysWith, daysWithout } = move
  const direction = difference > 0 ? 'higher' : 'lower'
  const [low, high] = [signed(move.low), signed(move.high)]
  return `${METRIC_NAMES[metric]} is ${Math.abs(difference).toFixed(1)} ${direction} on days with ${name}, between ${low} and ${high}, from ${daysWith} days with it and ${daysWithout} without.`
}

/** What the link of a row opens: the entries list searches for one tag or one word. */
export function linkText({ look: { q, tag } }: Pick<Move, 'look'>): string {
  return tag === '' ? `See the entries with “${q}”` : `See the entries tagged ${tag}`
}

/** The days that a subject still needs, on the side that has too few. */
export function neededText({ daysWith, daysWithout }: Waiting): string {
  const isWith = daysWith < MIN_DAYS
  const missing = MIN_DAYS - (isWith ? daysWith : daysWithout)
  return `${missing} more ${missing === 1 ? 'day' : 'days'} ${isWith ? 'with' : 'without'} it`
}

/** The sentence on how many pairs were tested, and how many passed. */
export function triedText(tried: number, held: number): string {
  if (held === 0) return `${tried} pairs were tested. None stood out after correcting for testing so many.`
  const those = held === 1 ? 'This one' : `These ${held}`
  return `${tried} pairs were tested. ${those} stood out after correcting for testing so many.`
}

/** The sentence on how many days the journal has, and how many are usually needed. */
export function daysText(days: number): string {
  const count = days === 0 ? 'no days with ratings' : days === 1 ? 'one day with ratings' : `${days} days with ratings`
  return `Your journal has ${count} in this period. Most pairs need about a month of regular entries.`
}
