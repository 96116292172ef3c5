import { CLARITY_DAYS } from '@soundings/core/clarity'
import { METRICS } from '@soundings/core/entries'
import type { ClarityInsights } from '@soundings/contract/insights'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { MetricMark } from '#web/ui/marks.tsx'
import { EngagementCard } from './engagement-card.tsx'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { MovesCard } from './moves-card.tsx'
import { classes } from '#web/lib/classes.ts'
import styles from './insights.module.css'
import metricStyles from './metric-card.module.css'
import textStyles from '#web/ui/text.module.css'
import channelStyles from '#web/ui/channel.module.css'

/** The page without ratings: dashed placeholders where the charts will be. */
export function UnsurveyedInsights({ insights }: { insights: ClarityInsights }) {
  const { entriesLast30, longestStreak } = insights.summary
  const hasWritten = entriesLast30 > 0 || longestStreak > 0
  return (
    <div className={styles.dashboard}>
      <section className={classes(styles.card, styles.unsurveyed, styles.clarity)} aria-labelledby="clarity-title">
        <div className={classes(styles.ringbox, styles.unmade)} aria-hidden="true" />
        <div>
          <h2 id="clarity-title">Clarity</h2>
          <p className={textStyles.water}>
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
        <section
          className={classes(styles.card, styles.unsurveyed, styles.engagement)}
          aria-labelledby="engagement-title"
        >
          <h2 id="engagement-title">Engagement</h2>
          <p className={textStyles.water}>Every day you write adds a stroke here.</p>
        </section>
      )}
      {METRICS.map((metric) => (
        <section
          key={metric}
          className={classes(styles.card, styles.unsurveyed, metricStyles.metric, channelStyles[metric])}
          aria-label={METRIC_NAMES[metric]}
        >
          <header>
            <MetricMark metric={metric} />
            <h2>{METRIC_NAMES[metric]}</h2>
          </header>
          <p className={textStyles.water}>No ratings in the last {CLARITY_DAYS} days.</p>
        </section>
      ))}
      {hasWritten && <MovesCard />}
    </div>
  )
}
