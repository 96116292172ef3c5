import type { Random } from '../random/index.ts'
import { mean, shuffle } from '../statistics/index.ts'
import { PARALLEL_SHUFFLES } from './constants.ts'
import { principalComponents } from './principal-components.ts'

/**
 * The variance that two components retain by chance (parallel analysis, Horn 1965): the mean over 60 matrices whose
 * columns are shuffled separately, which preserves each column and removes the relations between them.
 */
export function varianceByChance(columns: readonly (readonly number[])[], random: Random): number {
  const retained = Array.from({ length: PARALLEL_SHUFFLES }, () => {
    const shuffled = columns.map((column) => {
      const order = Uint32Array.from(column, (_, i) => i)
      shuffle(order, random)
      return Array.from(order, (i) => column[i] ?? 0)
    })
    return principalComponents(shuffled).varianceRetained
  })
  return mean(retained)
}
