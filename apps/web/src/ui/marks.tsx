import type { Metric } from '@soundings/core/entries'
import type { ReactNode } from 'react'
import brandStyles from './brand.module.css'
import textStyles from './text.module.css'

/** The brand: waterline, lead, two rings, dot. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M2.5 5.5h23" />
      <path d="M14 5.5v10.2" />
      <circle className={brandStyles.ring} cx="14" cy="18" r="5" />
      <path className={brandStyles.ring} d="M7.2 12.1a9 9 0 1 0 13.6 0" />
      <circle className={brandStyles.dot} cx="14" cy="18" r="1.9" />
    </svg>
  )
}

/** The icon that always accompanies a rating's name or number, so that color is never the only sign. */
export function MetricMark({ metric }: { metric: Metric }) {
  switch (metric) {
    case 'mood':
      return <MoodMark />
    case 'energy':
      return <EnergyMark />
    case 'focus':
      return <FocusMark />
  }
}

/** Two waves. */
function MoodMark() {
  return (
    <Mark>
      <path d="M2 8.2c2.7-3.6 5.3-3.6 8 0s5.3 3.6 8 0" />
      <path d="M2 13.4c2.7-3.6 5.3-3.6 8 0s5.3 3.6 8 0" opacity=".6" />
    </Mark>
  )
}

/** Two peaks. */
function EnergyMark() {
  return (
    <Mark>
      <path d="M2 15.5 10 4l8 11.5" />
      <path d="M6.4 15.5 10 10.4l3.6 5.1" opacity=".6" />
    </Mark>
  )
}

/** A crosshair. */
function FocusMark() {
  return (
    <Mark>
      <circle cx="10" cy="10" r="6.6" />
      <circle cx="10" cy="10" r="1.6" fill="currentColor" />
      <path d="M10 1v3M10 16v3M1 10h3M16 10h3" />
    </Mark>
  )
}

/** A five-pointed star; the class `on` around it fills it. */
export function Star() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="m10 2.2 2.3 5.2 5.6.6-4.2 3.8 1.2 5.6L10 14.5l-4.9 2.9 1.2-5.6L2.1 8l5.6-.6z" />
    </svg>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg className={textStyles.mark} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
