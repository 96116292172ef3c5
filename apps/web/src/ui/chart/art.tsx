import type { ReactNode, Ref } from 'react'

type Fit = 'cover' | 'contain' | 'contain-left' | 'stretch'

const FITS: Record<Fit, string> = {
  cover: 'xMidYMid slice',
  contain: 'xMidYMid meet',
  'contain-left': 'xMinYMid meet',
  stretch: 'none',
}

/** The SVG around a drawing. Drawings repeat what the text beside them says, so they are hidden from assistive technology. */
export function Art(props: {
  width: number
  height: number
  className: string
  fit?: Fit
  ref?: Ref<SVGSVGElement>
  children?: ReactNode
}) {
  const { width, height, className, fit = 'cover', ref, children } = props
  return (
    <svg
      ref={ref}
      className={`sa ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={FITS[fit]}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
