import type { CSSProperties } from 'react'
import { customProperties } from './custom-properties.ts'

/** The share of a channel’s ink in each tint, 1 to 5: lightness changes in order, so that they read without color. */
const SHARES = ['5%', '12%', '20%', '29%', '40%'] as const

/** The tint of a rating 1-5, for a style sheet that mixes `--ch` by `--share` into the sheet. */
export function levelTint(level: number): CSSProperties {
  return customProperties({ '--share': SHARES[level - 1] ?? SHARES[0] })
}
