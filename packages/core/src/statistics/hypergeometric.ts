const logFactorials: number[] = [0, 0]

/** ln n!, from a table that grows as needed. */
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i))
  return logFactorials[n] ?? 0
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k)
}

/**
 * P(X ≥ hits), where X is the number of marked items among `draws` drawn without replacement from `total` items,
 * `marked` of which are marked: the one-sided Fisher test.
 */
export function hypergeometricTail(hits: number, marked: number, draws: number, total: number): number {
  const least = Math.max(hits, 0, draws + marked - total)
  let sum = 0
  for (let x = least; x <= Math.min(marked, draws); x++) {
    sum += Math.exp(logChoose(marked, x) + logChoose(total - marked, draws - x) - logChoose(total, draws))
  }
  return Math.min(1, sum)
}
