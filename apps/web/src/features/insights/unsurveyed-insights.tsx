import { METRICS } from '@soundings/core/entries'
import type { ClarityInsights } from '@soundings/contract/insights'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { MetricMark } from '#web/ui/marks.tsx'
import { EngagementCard } from './engagement-card.tsx'
import { METRIC_NAMES } from './metric-card.tsx'

/** The page without a rating to draw: what will be there, dashed, in the places where it will be. */
export function UnsurveyedInsights({ insights }: { insights: ClarityInsights }) {
  const { entriesLast30, longestStreak } = insights.summary
  const hasWritten = entriesLast30 > 0 || longestStreak > 0
  return (
    <div className="dash">
      <section className="card unsurveyed c-clarity" aria-labelledby="clarity-title">
        <div className="ringbox unmade" aria-hidden="true" />
        <div>
          <h2 id="clarity-title">Clarity</h2>
          <p className="water">
            {entriesLast30 > 0
              ? 'Rate an entry, and the ring starts to fill.'
              : 'Write and rate an entry, and the ring starts to fill.'}
          </p>
          <Link className={buttonClass()} to="/journal">
            Write Entry
          </Link>
        </div>
      </section>
      {hasWritten ? (
        <EngagementCard insights={insights} />
      ) : (
        <section className="card unsurveyed c-engage" aria-labelledby="engagement-title">
          <h2 id="engagement-title">Engagement</h2>
          <p className="water">Every day you write gets a stroke here.</p>
        </section>
      )}
      {METRICS.map((metric) => (
        <section key={metric} className={`card unsurveyed c-spark ch-${metric}`} aria-label={METRIC_NAMES[metric]}>
          <header>
            <MetricMark metric={metric} />
            <h2>{METRIC_NAMES[metric]}</h2>
          </header>
          <p className="water">No ratings in the last 30 days.</p>
        </section>
      ))}
    </div>
  )
}
