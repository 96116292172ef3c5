import type { Circle, RingsDrawing } from '#web/chart/geometry/index.ts'
import { Fragment, memo } from 'react'
import { customProperties } from './custom-properties.ts'
import { Lettering } from './lettering.tsx'
import styles from './chart.module.css'

/** The rings of an Echo, without the SVG around them. They fade in from the inside out. */
export const Rings = memo(function Rings({ drawing: { rings, rose, core } }: { drawing: RingsDrawing }) {
  return (
    <g className={styles.rings}>
      {rings.map(({ d, role, index, total, weight, station, sounding }) => (
        <Fragment key={index}>
          <path
            d={d}
            className={styles[role]}
            style={customProperties({ '--i': index, '--n': total, '--w': weight })}
          />
          {station && <Dot circle={station} />}
          {sounding && <Lettering lettering={sounding} />}
        </Fragment>
      ))}
      {rose && (
        <>
          <Dot circle={rose.circle} />
          <path d={rose.ticks.d} className={styles[rose.ticks.role]} />
        </>
      )}
      <Dot circle={core} />
    </g>
  )
})

export function Dot({ circle: { x, y, r, role } }: { circle: Circle }) {
  return <circle cx={x} cy={y} r={r} className={styles[role]} />
}
