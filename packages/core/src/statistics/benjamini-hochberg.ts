export type Rejection = { rejected: boolean; q: number }

/**
 * Weighted Benjamini-Hochberg (Genovese, Roeder & Wasserman 2006): p'_i = p_i · Σw / (m · w_i), step-up at level q.
 * Returns for each test, in the given order, whether it is rejected and its adjusted p (running minimum of p'·m/k).
 */
export function weightedBenjaminiHochberg(tests: readonly { p: number; weight: number }[], level: number): Rejection[] {
  const m = tests.length
  const totalWeight = tests.reduce((sum, test) => sum + test.weight, 0)
  const ordered = tests
    .map((test, index) => ({ index, p: (test.p * totalWeight) / (m * test.weight) }))
    .toSorted((a, b) => a.p - b.p)
  const last = ordered.findLastIndex(({ p }, k) => p <= (level * (k + 1)) / m)
  const results = tests.map((): Rejection => ({ rejected: false, q: 1 }))
  let smallest = 1
  for (let k = m - 1; k >= 0; k--) {
    const test = ordered[k]
    if (!test) continue
    smallest = Math.min(smallest, (test.p * m) / (k + 1))
    results[test.index] = { rejected: k <= last, q: smallest }
  }
  return results
}
