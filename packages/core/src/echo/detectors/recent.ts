import { clamp } from '../../statistics/index.ts'

export type Scale = 'short' | 'long'

/** Two windows of newest entries, short and long, fixed by their number alone; one where both are equal (section A). */
export function recentWindows(rows: number): readonly (readonly [Scale, number])[] {
  const short = clamp(Math.round(rows / 5), 6, 10)
  const long = clamp(Math.round(rows / 2.5), 8, 24)
  return short === long
    ? [['short', short]]
    : [
        ['short', short],
        ['long', long],
      ]
}
