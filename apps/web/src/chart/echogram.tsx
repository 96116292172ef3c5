import { echogram } from '#web/chart/geometry/index.ts'
import { Art } from './art.tsx'
import { customProperties } from './custom-properties.ts'
import { Dot } from './rings.tsx'
import styles from './chart.module.css'

const SIZE = { width: 376, height: 140 }

/**
 * One rating over thirty days: a smoothed trace, its reverberations, the mean, and a tint behind the last seven days.
 */
export function Echogram({ values, baseline }: { values: readonly (number | null)[]; baseline: number | null }) {
  const { recent, reverberations, baseline: mean, trace, raw, last } = echogram(values, baseline, SIZE)
  return (
    <Art width={SIZE.width} height={SIZE.height} fit="stretch">
      <rect x={recent.x} y={0} width={recent.width} height={SIZE.height} className={styles.recent} />
      {reverberations.map(({ d, dy, rank }) => (
        <path
          key={rank}
          d={d}
          className={styles.reverberation}
          transform={`translate(0 ${dy})`}
          style={customProperties({ '--k': rank, '--ks': reverberations.length })}
        />
      ))}
      {mean && <path d={mean.d} className={styles[mean.role]} />}
      <path d={trace.d} className={styles[trace.role]} />
      {raw.map((circle) => (
        <Dot key={circle.x} circle={circle} />
      ))}
      {last.map((circle) => (
        <Dot key={circle.role} circle={circle} />
      ))}
    </Art>
  )
}
