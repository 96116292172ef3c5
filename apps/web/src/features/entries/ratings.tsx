import { METRICS, type Ratings as Values } from '@soundings/core/entries'
import { MetricMark } from '#web/ui/marks.tsx'
import type { DraftSession } from './draft-session.ts'
import { METRIC_NAMES, RatingSlider } from './rating-slider.tsx'
import { useDraftState } from './use-draft.ts'

const ID = 'ratings'

/** The three sliders of the page being written. */
export function Ratings({ session }: { session: DraftSession }) {
  return (
    <section className="ratings" id={ID} aria-label="Ratings">
      <RatingSliders session={session} />
    </section>
  )
}

/** A slider for each rating of a draft. */
export function RatingSliders({ session }: { session: DraftSession }) {
  const { draft } = useDraftState(session)
  return METRICS.map((metric) => (
    <RatingSlider
      key={metric}
      metric={metric}
      value={draft.ratings[metric]}
      onChange={(value) => session.rate(metric, value)}
    />
  ))
}

/** Where the sliders are below the text: what they stand at, and the way to them. */
export function RatingsLink({ ratings }: { ratings: Values }) {
  const go = () => {
    const section = document.getElementById(ID)
    section?.scrollIntoView({ block: 'center' })
    section?.querySelector('input')?.focus({ preventScroll: true })
  }
  const told = METRICS.map((metric) => `${METRIC_NAMES[metric]} ${ratings[metric]}`).join(', ')
  return (
    <button type="button" className="icon-btn ratings-link" aria-label={`Ratings: ${told}`} onClick={go}>
      {METRICS.map((metric) => (
        <span key={metric} className={`ch-${metric}`}>
          <MetricMark metric={metric} />
          {ratings[metric]}
        </span>
      ))}
    </button>
  )
}
