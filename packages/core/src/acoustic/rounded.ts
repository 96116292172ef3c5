/** Rounds to three decimals, enough for px and for shares. */
export function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}
