import { RATING_LABELS, RATING_MAX, RATING_MIN, type Metric } from '@soundings/core/entries'
import { useId, type CSSProperties } from 'react'
import { MetricMark } from '#web/ui/marks.tsx'

const STATIONS = [1, 2, 3, 4, 5]
export const METRIC_NAMES: Record<Metric, string> = { mood: 'Mood', energy: 'Energy', focus: 'Focus' }

/** Five stations on a line: a native range, so that keys, touch and screen readers work as everywhere. */
export function RatingSlider({
  metric,
  value,
  onChange,
}: {
  metric: Metric
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  const labels = RATING_LABELS[metric]
  const word = labels[value - 1] ?? ''
  return (
    <div className={`slider ch-${metric}`} style={{ '--v': value } as CSSProperties}>
      <label htmlFor={id}>
        <MetricMark metric={metric} />
        {METRIC_NAMES[metric]}
      </label>
      <output htmlFor={id}>{word}</output>
      <div className="track">
        <span className="rail" aria-hidden="true">
          {STATIONS.map((station) => (
            <i key={station} className={station <= value ? 'on' : ''} style={{ left: `${(station - 1) * 25}%` }} />
          ))}
        </span>
        <input
          id={id}
          type="range"
          min={RATING_MIN}
          max={RATING_MAX}
          step={1}
          value={value}
          aria-valuetext={`${value} of ${RATING_MAX}, ${word}`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className="ends" aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels[4]}</span>
      </div>
    </div>
  )
}
