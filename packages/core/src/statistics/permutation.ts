import type { Random } from '../random/index.ts'

/** Permutations or resamples per test. */
export const PERMUTATIONS = 1999
/** A test stops early after this many draws as extreme as the data (Besag & Clifford 1991). */
const ENOUGH_EXCEEDANCES = 60
/** Tolerance for rounding when a permutation equals the data. */
const ROUNDING = 1e-12

/**
 * Monte Carlo p-value (exceedances + 1) / (draws + 1) (Phipson & Smyth 2010): the share of draws whose statistic
 * reaches `observed`, with early stopping. Never 0.
 */
export function monteCarloP(observed: number, draw: () => number): number {
  let exceedances = 0
  let draws = 0
  while (draws < PERMUTATIONS && exceedances < ENOUGH_EXCEEDANCES) {
    draws++
    if (draw() >= observed - ROUNDING) exceedances++
  }
  return (exceedances + 1) / (draws + 1)
}

/** Fisher-Yates, in place. */
export function shuffle(values: Uint32Array, random: Random): void {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const value = values[i] ?? 0
    values[i] = values[j] ?? 0
    values[j] = value
  }
}
