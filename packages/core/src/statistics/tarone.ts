/**
 * Tarone's correction (1990): the smallest k for which at most k tests can reach level/k at all. Tests whose smallest
 * attainable p is above level/k need no share of the level; the p of every other test is multiplied by k.
 * @param attainable the smallest p each test could give
 */
export function taroneFactor(attainable: readonly number[], level: number): number {
  let factor = 1
  while (factor < attainable.length && attainable.filter((p) => p <= level / factor).length > factor) factor++
  return factor
}
