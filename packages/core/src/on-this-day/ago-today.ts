import type { PastDay } from './past-days.ts'

const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

/** “A year ago today”, “Three months ago today”. Counts up to twelve are words. */
export function agoToday({ unit, count }: Pick<PastDay, 'unit' | 'count'>): string {
  if (count === 1) return `A ${unit} ago today`
  const number = NUMBER_WORDS[count - 2] ?? String(count)
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${unit}s ago today`
}
