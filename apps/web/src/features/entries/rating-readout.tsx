import { METRICS, type Metric } from '@soundings/core/entries'
import { MetricMark } from '#web/ui/marks.tsx'
import { METRIC_NAMES } from './rating-slider.tsx'

const PIPS = [1, 2, 3, 4, 5]

/** The ratings of an entry as mark, pips, name and number; an entry without ratings shows none. */
export function RatingReadouts({
  ratings,
  outOf = false,
}: {
  ratings: Record<Metric, number | null>
  outOf?: boolean
}) {
  return METRICS.map((metric) => {
    const value = ratings[metric]
    return value === null ? null : <RatingReadout key={metric} metric={metric} value={value} outOf={outOf} />
  })
}

function RatingReadout({ metric, value, outOf }: { metric: Metric; value: number; outOf: boolean }) {
  return (
    <span className={`rate ch-${metric}`}>
      <MetricMark metric={metric} />
      <span className="pips" aria-hidden="true">
        {PIPS.map((pip) => (
          <i key={pip} className={pip <= value ? 'on' : ''} />
        ))}
      </span>
      <span>
        <span className="t">{METRIC_NAMES[metric]} </span>
        <b>{value}</b>
        {outOf ? '/5' : <span className="sr"> of 5</span>}
      </span>
    </span>
  )
}
