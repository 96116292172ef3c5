import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { METRICS, type Metric } from '@soundings/core/entries'
import { Link } from 'react-router'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { MetricMark } from '#web/ui/marks.tsx'
import type { Span } from './use-calendar-place.ts'
import channelStyles from '#web/ui/channel.module.css'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import pageStyles from '#web/ui/page.module.css'
import styles from './calendar-bar.module.css'

/** A step to another month or year: its name and a function that goes there; null if it is in the future. */
export type Step = { name: string; go: (() => void) | null }

const SPAN_NAMES: Record<Span, string> = { month: 'Month', year: 'Year', years: 'All years' }

/** The calendar’s title, its previous and next buttons, and the choice of rating and span. */
export function CalendarBar({
  title,
  previous,
  next,
  rating,
  onRating,
  span,
  spans,
  linkTo,
}: {
  title: string
  previous?: Step
  next?: Step
  rating: Metric
  onRating: (metric: Metric) => void
  span: Span
  /** The spans that have something to show. */
  spans: readonly Span[]
  linkTo: (span: Span) => string
}) {
  return (
    <div className={styles.bar}>
      <div className={classes(styles.stepper, span === 'year' && styles.year, span === 'years' && styles.whole)}>
        {previous && (
          <StepButton step={previous}>
            <CaretLeftIcon aria-hidden="true" />
          </StepButton>
        )}
        <h2 aria-live="polite">{title}</h2>
        {next && (
          <StepButton step={next}>
            <CaretRightIcon aria-hidden="true" />
          </StepButton>
        )}
      </div>
      <div className={classes(pageStyles.segmented, styles.ratings)} role="group" aria-label="Rating shown">
        {METRICS.map((metric) => (
          <button
            key={metric}
            type="button"
            className={channelStyles[metric]}
            aria-pressed={metric === rating}
            onClick={() => onRating(metric)}
          >
            <MetricMark metric={metric} />
            {METRIC_NAMES[metric]}
          </button>
        ))}
      </div>
      <div className={classes(pageStyles.segmented, styles.spans)} role="group" aria-label="Span">
        {spans.map((one) => (
          <Link key={one} to={linkTo(one)} {...(one === span ? { 'aria-current': 'true' as const } : {})}>
            {SPAN_NAMES[one]}
          </Link>
        ))}
      </div>
    </div>
  )
}

function StepButton({ step: { name, go }, children }: { step: Step; children: React.ReactNode }) {
  return (
    <button
      type="button"
      className={controlStyles.iconButton}
      aria-label={name}
      disabled={go === null}
      onClick={go ?? undefined}
    >
      {children}
    </button>
  )
}
