import type { ClarityRing } from '@soundings/core/chart'
import { Lettering } from './lettering.tsx'
import { Dot } from './rings.tsx'

/** A clarity score: 100 ticks and a needle about a basin whose four lobes are the subscores, without the SVG around it. */
export function ClarityDial({ ring }: { ring: ClarityRing }) {
  return (
    <g className="sa-clarity">
      {ring.ticks.map(({ d, className }) => (
        <path key={d} d={d} className={className} />
      ))}
      {ring.labels.map((label) => (
        <Lettering key={label.text} lettering={label} />
      ))}
      <Dot circle={ring.limit} />
      {ring.basin.map(({ d, className, tint }, line) => (
        <path key={line} d={d} className={className} style={{ fill: `var(--depth-${tint})` }} />
      ))}
      {ring.lobes.map(({ mark, label }) => (
        <g key={label.text}>
          <Dot circle={mark} />
          <Lettering lettering={label} />
        </g>
      ))}
      <path d={ring.needle.hand.d} className={ring.needle.hand.className} />
      <Dot circle={ring.needle.dot} />
    </g>
  )
}
