import type { CSSProperties } from 'react'

/**
 * Custom properties for the `style` prop. React sets them one by one: the content security policy allows no style
 * attribute.
 */
export function customProperties(values: Record<`--${string}`, number | string>): CSSProperties {
  return { ...values }
}
