/** Arithmetic mean; 0 for no values. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return values.length > 0 ? sum / values.length : 0
}

/** Sample variance, divided by n − 1; 0 for fewer than two values. */
export function variance(values: ArrayLike<number>): number {
  if (values.length < 2) return 0
  const center = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += ((values[i] ?? 0) - center) ** 2
  return sum / (values.length - 1)
}

/** Sample standard deviation; 0 for fewer than two values. */
export function standardDeviation(values: ArrayLike<number>): number {
  return Math.sqrt(variance(values))
}

/** Middle value, the mean of the middle two for an even count; 0 for no values. */
export function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  const middle = (ordered.length - 1) / 2
  return ((ordered[Math.floor(middle)] ?? 0) + (ordered[Math.ceil(middle)] ?? 0)) / 2
}

/** `value` limited to the range from `low` to `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value))
}

/** Cohen's d: (mean a − mean b) / pooled standard deviation; 0 without any variation. */
export function cohensD(a: readonly number[], b: readonly number[]): number {
  const freedom = Math.max(1, a.length + b.length - 2)
  const pooled = Math.sqrt(((a.length - 1) * variance(a) + (b.length - 1) * variance(b)) / freedom)
  return pooled > 0 ? (mean(a) - mean(b)) / pooled : 0
}
