import type { ChartDrawing } from '#web/chart/geometry/index.ts'
import { memo, useId } from 'react'
import { Lettering } from './lettering.tsx'
import styles from './chart.module.css'

/** A chart's background, contours and lettering, without the SVG around it, so that a scene can draw more on top. */
export const Chart = memo(function Chart({ drawing }: { drawing: ChartDrawing }) {
  const id = useId()
  const { width, height, tints, graticule, isobaths, labels, soundings, fade, calm } = drawing
  const masked = fade !== null || calm !== null
  return (
    <>
      <rect width={width} height={height} className={styles.tint1} />
      {masked && <CalmMask id={id} drawing={drawing} />}
      <g>
        {tints.map((tint) => (
          <path key={tint.role} d={tint.d} className={styles[tint.role]} />
        ))}
      </g>
      {graticule !== '' && (
        <g className={styles.graticule}>
          <path d={graticule} />
        </g>
      )}
      <g {...(masked && { mask: `url(#${id})` })}>
        {isobaths.map(({ d, role }, line) => (
          <path key={line} d={d} className={styles[role]} />
        ))}
      </g>
      <g>
        {labels.map((label) => (
          <Lettering key={`${label.x} ${label.y}`} lettering={label} />
        ))}
      </g>
      <g>
        {soundings.map((sounding) => (
          <Lettering key={`${sounding.x} ${sounding.y}`} lettering={sounding} />
        ))}
      </g>
    </>
  )
})

/** White areas show contour lines, black areas hide them. */
function CalmMask({ id, drawing: { width, height, fade, calm } }: { id: string; drawing: ChartDrawing }) {
  const gradient = `${id}fade`
  const [from, to] = [fade?.from ?? 0, fade?.to ?? 0]
  const ends = fade?.axis === 'y' ? { x1: 0, x2: 0, y1: from, y2: to } : { x1: from, x2: to, y1: 0, y2: 0 }
  return (
    <defs>
      {fade && (
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" {...ends}>
          <stop offset={0} stopColor="white" stopOpacity={fade.start} />
          <stop offset={1} stopColor="white" stopOpacity={fade.end} />
        </linearGradient>
      )}
      <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect width={width} height={height} fill={fade ? `url(#${gradient})` : 'white'} />
        {calm && <circle cx={calm.x} cy={calm.y} r={calm.r} fill="black" fillOpacity={calm.strength} />}
      </mask>
    </defs>
  )
}
