import { useMemo, useId, useRef } from 'react'
import { yearStrip, type StripDay } from '#web/chart/geometry/year-strip.ts'
import { Art } from './art.tsx'
import { classes } from '#web/lib/classes.ts'
import { useSize } from './use-size.ts'
import styles from './year-strip.module.css'

const LEVELS = { 1: 'level1', 2: 'level2', 3: 'level3', 4: 'level4', 5: 'level5' } as const
/** Width in px below which the rows are lower. */
const NARROW = 500
const NARROW_SHARE = 0.72

/** A year as a strip with a mark under one period; hidden from assistive technology. */
export function YearStrip({
  row,
  labels,
  ...drawn
}: {
  year: number
  days: readonly StripDay[]
  from: number
  to: number
  /** Height of a weekday in px. */
  row: number
  labels: boolean
}) {
  const ref = useRef<SVGSVGElement>(null)
  const width = useSize(ref)?.width ?? 0
  const { year, days, from, to } = drawn
  const strip = useMemo(() => {
    const height = width < NARROW ? row * NARROW_SHARE : row
    const padding = { top: labels ? 20 : 2, bottom: 8 }
    return width === 0 ? null : yearStrip({ year, days, from, to }, { width, row: height, padding })
  }, [year, days, from, to, width, row, labels])
  const id = useId()
  return (
    <div className={styles.strip}>
      <Art ref={ref} width={strip?.width ?? 1} height={strip?.height ?? 1} fit="stretch">
        {strip && (
          <>
            <defs>
              <clipPath id={`${id}days`}>
                <path d={strip.days} />
              </clipPath>
              <clipPath id={`${id}near`}>
                <path d={strip.limit} />
              </clipPath>
            </defs>
            <g clipPath={`url(#${id}days)`}>
              <g clipPath={`url(#${id}near)`}>
                {strip.tints.map(({ level, d }) => (
                  <path key={level} d={d} className={styles[LEVELS[level]]} />
                ))}
                {strip.lines.map(({ isWhole, d }, i) => (
                  <path key={i} d={d} className={classes(styles.line, isWhole && styles.whole)} />
                ))}
              </g>
              <path d={strip.limit} className={styles.limit} />
            </g>
            <path d={strip.months} className={styles.month} />
            {labels &&
              strip.labels.map(({ x, y, text }) => (
                <text key={x} x={x} y={y} className={styles.label}>
                  {text}
                </text>
              ))}
            <path d={strip.band} className={styles.band} />
          </>
        )}
      </Art>
    </div>
  )
}
