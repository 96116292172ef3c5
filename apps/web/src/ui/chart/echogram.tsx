import { echogram } from '@soundings/core/chart'
import { Art } from './art.tsx'
import { customProperties } from './custom-properties.ts'
import { Dot } from './rings.tsx'

const SIZE = { width: 376, height: 140 }

/** One rating over thirty days: smoothed trace, reverberations, the mean, and the last seven days tinted. */
export function Echogram({ values, baseline }: { values: readonly (number | null)[]; baseline: number | null }) {
  const { recent, reverberations, baseline: mean, trace, raw, last } = echogram(values, baseline, SIZE)
  return (
    <Art width={SIZE.width} height={SIZE.height} className="sa-spark" fit="stretch">
      <rect x={recent.x} y={0} width={recent.width} height={SIZE.height} className="sa-recent" />
      {reverberations.map(({ d, dy, rank }) => (
        <path
          key={rank}
          d={d}
          className="sa-rev"
          transform={`translate(0 ${dy})`}
          style={customProperties({ '--k': rank, '--ks': reverberations.length })}
        />
      ))}
      {mean && <path d={mean.d} className={mean.className} />}
      <path d={trace.d} className={trace.className} />
      {raw.map((circle) => (
        <Dot key={circle.x} circle={circle} />
      ))}
      {last.map((circle) => (
        <Dot key={circle.className} circle={circle} />
      ))}
    </Art>
  )
}
