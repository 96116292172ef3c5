import { ORDINAL_LENGTH, ORDINAL_MIN_DAYS } from './constants.ts'

/** Number of orders of three values: 3!. */
const ORDERS = 6

/**
 * Permutation entropy of order 3 (Bandt & Pompe 2002), 0-1: −Σ p ln p / ln 6 over the orders of three consecutive
 * values; of equal values the earlier counts as smaller. Null below eight values.
 */
export function permutationEntropy(series: ArrayLike<number>): number | null {
  if (series.length < ORDINAL_MIN_DAYS) return null
  const counts = new Map<string, number>()
  const runs = series.length - ORDINAL_LENGTH + 1
  for (let i = 0; i < runs; i++) {
    const order = Array.from({ length: ORDINAL_LENGTH }, (_, k) => k)
      .toSorted((a, b) => (series[i + a] ?? 0) - (series[i + b] ?? 0) || a - b)
      .join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  let entropy = 0
  for (const count of counts.values()) entropy -= (count / runs) * Math.log(count / runs)
  return entropy / Math.log(ORDERS)
}
