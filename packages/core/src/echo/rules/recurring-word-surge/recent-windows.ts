import { clamp } from '../../../statistics/index.ts'

export type Scale = 'short' | 'long'

/**
 * A short and a long window of the newest entries, both fixed by the number of entries; one window when both are equal
 * (docs/spec/rules.md#patterns).
 */
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
