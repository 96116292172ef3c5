import type { CSSProperties } from 'react'

/** Custom properties for the `style` prop, which sets them one by one: the content policy allows no style attribute. */
export function customProperties(values: Record<`--${string}`, number>): CSSProperties {
  return { ...values }
}
