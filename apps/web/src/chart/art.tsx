import type { ReactNode, Ref } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './chart.module.css'

type Fit = 'cover' | 'contain' | 'contain-left' | 'stretch'

const FITS: Record<Fit, string> = {
  cover: 'xMidYMid slice',
  contain: 'xMidYMid meet',
  'contain-left': 'xMinYMid meet',
  stretch: 'none',
}

/** The SVG around a drawing. Drawings repeat the text next to them, so they are hidden from assistive technology. */
export function Art(props: {
  width: number
  height: number
  className?: string | undefined
  fit?: Fit
  ref?: Ref<SVGSVGElement>
  children?: ReactNode
}) {
  const { width, height, className, fit = 'cover', ref, children } = props
  return (
    <svg
      ref={ref}
      className={classes(styles.art, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={FITS[fit]}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
