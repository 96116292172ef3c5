import { RATING_DEFAULT, RATING_LABELS, RATING_MAX, RATING_MIN, type Metric } from '@soundings/core/entries'
import { useId, type CSSProperties } from 'react'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { MetricMark } from '#web/ui/marks.tsx'
import styles from './rating-slider.module.css'
import { classes } from '#web/lib/classes.ts'
import channelStyles from '#web/ui/channel.module.css'

const STATIONS = [1, 2, 3, 4, 5]

/** Five stops on a line: a native range input, so that keys, touch and screen readers work as everywhere. */
export function RatingSlider({
  metric,
  value,
  onChange,
}: {
  metric: Metric
  /** Null while the entry has no rating. The slider is then in the middle until someone moves or presses it. */
  value: number | null
  onChange: (value: number) => void
}) {
  const id = useId()
  const labels = RATING_LABELS[metric]
  const word = value === null ? 'Not rated' : (labels[value - 1] ?? '')
  return (
    <div
      className={classes(styles.slider, channelStyles[metric])}
      data-unrated={value === null || undefined}
      style={{ '--v': value ?? RATING_MIN } as CSSProperties}
    >
      <label htmlFor={id}>
        <MetricMark metric={metric} />
        {METRIC_NAMES[metric]}
      </label>
      <output htmlFor={id}>{word}</output>
      <div className={styles.track}>
        <span className={styles.rail} aria-hidden="true">
          {STATIONS.map((station) => (
            <i
              key={station}
              data-on={(value !== null && station <= value) || undefined}
              style={{ left: `${(station - 1) * 25}%` }}
            />
          ))}
        </span>
        <input
          id={id}
          type="range"
          min={RATING_MIN}
          max={RATING_MAX}
          step={1}
          value={value ?? RATING_DEFAULT}
          aria-valuetext={value === null ? word : `${value} of ${RATING_MAX}, ${word}`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          // Pressing the middle, where an unrated slider already is, fires no change event, so it is handled here.
          onPointerUp={(event) => value === null && onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels[4]}</span>
      </div>
    </div>
  )
}
