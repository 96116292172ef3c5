import { memo, useId, type ReactNode, type Ref } from 'react'
import { yearChart, type YearChart, type YearChartInput } from '#web/chart/geometry/index.ts'
import { Art } from './art.tsx'
import { drawingCache } from './drawing-cache.ts'
import { levelTint } from './level-tint.ts'
import styles from './year-art.module.css'

/** Cached years: enough for a page of strips and a few charts. */
const remember = drawingCache<YearChart>(40)

/** The drawing of a year, cached by its days, rating and size. */
export function drawnYear(input: YearChartInput): YearChart {
  const { year, firstWeekday, days, today, width, pitch, upright, strip } = input
  const values = [...days].map(([date, { value, words }]) => `${date} ${value} ${words}`)
  const key = [year, firstWeekday, today, width, pitch, upright, JSON.stringify(strip), ...values].join('|')
  return remember(key, () => yearChart(input))
}

/** Half width and half height in px of the gap that lines leave around a numeral. */
const GAP = { rx: 7.5, ry: 9.5 }

/** A year chart, or the strip of a year; the numbers around it say the same. `children` are drawn on top. */
export function YearArt({
  drawing,
  size,
  ref = null,
  children,
}: {
  /** Null until it is drawn. */
  drawing: YearChart | null
  /** The size that is reserved until the chart is drawn. */
  size: { width: number; height: number }
  ref?: Ref<SVGSVGElement>
  children?: ReactNode
}) {
  const { width, height } = drawing ?? size
  return (
    <Art width={width} height={height} fit="contain" className={styles.year} ref={ref}>
      {drawing && <Drawing drawing={drawing} />}
      {children}
    </Art>
  )
}

const Drawing = memo(function Drawing({ drawing }: { drawing: YearChart }) {
  const id = useId()
  const { width, height, sounded, limit, tints, lines, months, labels, marks, period, today } = drawing
  const numerals = marks.filter(({ numeral }) => numeral !== null)
  return (
    <>
      <defs>
        <clipPath id={`${id}-days`}>
          <path d={sounded} />
        </clipPath>
        <clipPath id={`${id}-limit`}>
          <path d={limit} />
        </clipPath>
        {numerals.length > 0 && (
          <mask id={`${id}-gaps`} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
            <rect width={width} height={height} fill="#fff" />
            {numerals.map(({ date, x, y }) => (
              <ellipse key={date} cx={x} cy={y} {...GAP} fill="#000" />
            ))}
          </mask>
        )}
      </defs>
      {limit !== '' && (
        <g clipPath={`url(#${id}-days)`}>
          <g clipPath={`url(#${id}-limit)`}>
            <rect width={width} height={height} className={styles.tint} style={levelTint(1)} />
            {tints.map(({ level, d }) => (
              <path key={level} d={d} className={styles.tint} style={levelTint(level)} />
            ))}
          </g>
        </g>
      )}
      <g {...(numerals.length > 0 ? { mask: `url(#${id}-gaps)` } : {})}>
        {limit !== '' && (
          <g clipPath={`url(#${id}-days)`}>
            <g clipPath={`url(#${id}-limit)`} className={marks.length > 0 ? styles.lined : undefined}>
              {lines.map(({ level, d }) => (
                <path
                  key={level}
                  d={d}
                  pathLength={1}
                  className={Number.isInteger(level) ? styles.wholeLine : styles.line}
                />
              ))}
            </g>
            <path d={limit} className={styles.limit} />
          </g>
        )}
        <path d={months} className={styles.months} />
      </g>
      {labels.map(({ x, y, text, middle }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          dy=".34em"
          className={styles.label}
          textAnchor={middle ? 'middle' : 'start'}
        >
          {text}
        </text>
      ))}
      {marks.map(({ date, x, y, numeral, long, written }) =>
        numeral === null ? (
          <circle key={date} cx={x} cy={y} r={written ? 3 : 0.9} className={written ? styles.unrated : styles.empty} />
        ) : (
          <text key={date} x={x} y={y} dy=".34em" className={long ? styles.longDay : styles.day} textAnchor="middle">
            {numeral}
          </text>
        ),
      )}
      {period !== '' && <path d={period} className={styles.period} />}
      {today && (
        <circle cx={today.x} cy={today.y} r={today.r} className={marks.length > 0 ? styles.today : styles.todayDot} />
      )}
    </>
  )
})
