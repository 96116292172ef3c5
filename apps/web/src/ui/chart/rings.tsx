import type { Circle, RingsDrawing } from '@soundings/core/chart'
import { Fragment, memo } from 'react'
import { customProperties } from './custom-properties.ts'
import { Lettering } from './lettering.tsx'

/** The rings of an Echo, without the SVG around them. They appear from the inside out. */
export const Rings = memo(function Rings({ drawing: { rings, rose, core } }: { drawing: RingsDrawing }) {
  return (
    <g className="sa-rings">
      {rings.map(({ d, className, index, total, weight, station, sounding }) => (
        <Fragment key={index}>
          <path d={d} className={className} style={customProperties({ '--i': index, '--n': total, '--w': weight })} />
          {station && <Dot circle={station} />}
          {sounding && <Lettering lettering={sounding} />}
        </Fragment>
      ))}
      {rose && (
        <>
          <Dot circle={rose.circle} />
          <path d={rose.ticks.d} className={rose.ticks.className} />
        </>
      )}
      <Dot circle={core} />
    </g>
  )
})

/** A circle of a drawing. */
export function Dot({ circle: { x, y, r, className } }: { circle: Circle }) {
  return <circle cx={x} cy={y} r={r} className={className} />
}
