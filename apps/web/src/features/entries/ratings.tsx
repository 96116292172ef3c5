import { METRICS, type Ratings as Values } from '@soundings/core/entries'
import { MetricMark } from '#web/ui/marks.tsx'
import type { DraftSession } from './draft-session.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { RatingSlider } from './rating-slider.tsx'
import { useDraftState } from './use-draft.ts'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import styles from './ratings.module.css'
import channelStyles from '#web/ui/channel.module.css'

const ID = 'ratings'

/** The three sliders of the form. */
export function Ratings({ session }: { session: DraftSession }) {
  return (
    <section className={styles.ratings} id={ID} aria-label="Ratings">
      <RatingSliders session={session} />
    </section>
  )
}

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

/** The values of the sliders and a link to them, shown when the sliders are below the text. */
export function RatingsLink({ ratings }: { ratings: Values }) {
  const go = () => {
    const section = document.getElementById(ID)
    section?.scrollIntoView({ block: 'center' })
    section?.querySelector('input')?.focus({ preventScroll: true })
  }
  const told = METRICS.map((metric) => `${METRIC_NAMES[metric]} ${ratings[metric]}`).join(', ')
  return (
    <button type="button" className={classes(controlStyles.iconButton, styles.ratingsLink)} onClick={go}>
      <span className="sr">{`Ratings: ${told}`}</span>
      {METRICS.map((metric) => (
        <span key={metric} className={channelStyles[metric]} aria-hidden="true">
          <MetricMark metric={metric} />
          {ratings[metric]}
        </span>
      ))}
    </button>
  )
}
