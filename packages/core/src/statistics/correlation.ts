import { mean, standardDeviation } from './descriptive.ts'

/** Pearson correlation of two series of equal length, −1 to 1; 0 when one of them is constant. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const [centerA, centerB] = [mean(a), mean(b)]
  let product = 0
  let squareA = 0
  let squareB = 0
  for (let i = 0; i < a.length; i++) {
    const x = (a[i] ?? 0) - centerA
    const y = (b[i] ?? 0) - centerB
    product += x * y
    squareA += x * x
    squareB += y * y
  }
  const scale = Math.sqrt(squareA * squareB)
  return scale > 0 ? product / scale : 0
}

/** Ranks from 1; tied values share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value)
  const ranked = Array<number>(values.length).fill(0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (order[to + 1]?.value === order[from]?.value) to++
    for (const { index } of order.slice(from, to + 1)) ranked[index] = (from + to) / 2 + 1
    from = to + 1
  }
  return ranked
}

/** Spearman's rank correlation, −1 to 1; 0 when one of the series is constant. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  return correlation(ranks(a), ranks(b))
}

/** The residuals of `y` after its least-squares line on `x`, with the mean of `y` added back. */
export function residuals(y: readonly number[], x: readonly number[]): number[] {
  const spread = standardDeviation(x)
  const slope = spread > 0 ? (correlation(x, y) * standardDeviation(y)) / spread : 0
  const center = mean(x)
  return y.map((value, i) => value - slope * ((x[i] ?? 0) - center))
}
