import type { ClarityRing } from '#web/chart/geometry/index.ts'
import { Lettering } from './lettering.tsx'
import { Dot } from './rings.tsx'
import styles from './chart.module.css'

/**
 * A clarity score without the SVG around it: 100 ticks and a needle around a basin whose four lobes are the subscores.
 */
export function ClarityDial({ ring }: { ring: ClarityRing }) {
  return (
    <g className={styles.clarity}>
      {ring.ticks.map(({ d, role }) => (
        <path key={d} d={d} className={styles[role]} />
      ))}
      {ring.labels.map((label) => (
        <Lettering key={label.text} lettering={label} />
      ))}
      <Dot circle={ring.limit} />
      {ring.basin.map(({ d, role, tint }, line) => (
        <path key={line} d={d} className={styles[role]} style={{ fill: `var(--depth-${tint})` }} />
      ))}
      {ring.lobes.map(({ mark, label }) => (
        <g key={label.text}>
          <Dot circle={mark} />
          <Lettering lettering={label} />
        </g>
      ))}
      <path d={ring.needle.hand.d} className={styles[ring.needle.hand.role]} />
      <Dot circle={ring.needle.dot} />
    </g>
  )
}
