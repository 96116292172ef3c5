import { METRICS, type Metric } from '@soundings/core/entries'
import { MetricMark } from '#web/ui/marks.tsx'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import styles from './rating-readout.module.css'
import { classes } from '#web/lib/classes.ts'
import channelStyles from '#web/ui/channel.module.css'

const PIPS = [1, 2, 3, 4, 5]

/** The ratings of an entry with icon, dots, name and number; nothing for an entry without ratings. */
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
    <span className={classes(styles.rate, channelStyles[metric])}>
      <MetricMark metric={metric} />
      <span className={styles.pips} aria-hidden="true">
        {PIPS.map((pip) => (
          <i key={pip} data-on={pip <= value || undefined} />
        ))}
      </span>
      <span>
        <span className={styles.name}>{METRIC_NAMES[metric]} </span>
        <b>{value}</b>
        {outOf ? '/5' : <span className="sr"> of 5</span>}
      </span>
    </span>
  )
}
