import { ArrowDownRightIcon } from '@phosphor-icons/react/dist/csr/ArrowDownRight'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight'
import { CLARITY_DAYS, metricEmoji, RECENT_DAYS, type Trend } from '@soundings/core/clarity'
import { RATING_LABELS, type Metric } from '@soundings/core/entries'
import type { ClarityInsights } from '@soundings/contract/insights'
import { shortDate } from '#web/lib/format.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { Echogram } from '#web/chart/echogram.tsx'
import { MetricMark } from '#web/ui/marks.tsx'
import { classes } from '#web/lib/classes.ts'
import cardStyles from './insights.module.css'
import styles from './metric-card.module.css'
import textStyles from '#web/ui/text.module.css'
import channelStyles from '#web/ui/channel.module.css'
import sheetStyles from '#web/ui/sheet.module.css'

const ARROWS: Record<Trend, typeof ArrowRightIcon> = {
  Rising: ArrowUpRightIcon,
  Steady: ArrowRightIcon,
  Dipping: ArrowDownRightIcon,
}

/** One rating over thirty days: its latest value, its trend, and a trace of its days with the same data as a table. */
export function MetricCard({ metric, insights }: { metric: Metric; insights: ClarityInsights }) {
  const { series, summary, trends } = insights
  const values = series[metric]
  const mean = summary.means[metric]
  const baseline = summary.baseline[metric]
  const latest = values.findLast((value) => value !== null) ?? null
  const trend = trends[metric]
  const Arrow = ARROWS[trend]
  const name = METRIC_NAMES[metric]
  return (
    <section
      className={classes(cardStyles.card, sheetStyles.sheet, styles.metric, channelStyles[metric])}
      aria-label={name}
    >
      <header>
        <MetricMark metric={metric} />
        <h2>{name}</h2>
        {latest !== null && <Emoji metric={metric} latest={latest} trend={trend} />}
      </header>
      {latest === null ? (
        <p className={styles.now}>No ratings in the last {CLARITY_DAYS} days.</p>
      ) : (
        <div className={styles.now}>
          <b>{latest}</b>
          <span>
            of 5, {RATING_LABELS[metric][Math.round(latest) - 1]}
            {!Number.isInteger(latest) && <small>Average of that day</small>}
          </span>
          <span className={styles.trend}>
            <Arrow className={textStyles.icon} aria-hidden="true" />
            {trend}
          </span>
        </div>
      )}
      <div
        className={styles.plot}
        role="img"
        aria-label={`${name}, last ${CLARITY_DAYS} days. ${trend}: ${RECENT_DAYS}-day average ${shown(mean)} against ${CLARITY_DAYS}-day average ${shown(baseline)}.`}
      >
        <Echogram values={values} baseline={baseline} />
      </div>
      <div className={styles.axis}>
        <span>{shortDate(series.dates[0])}</span>
        <span className={styles.average}>{CLARITY_DAYS}-day average</span>
        <span className={styles.lastWeek}>Last 7 days</span>
      </div>
      <SeriesTable name={name} dates={series.dates} values={values} />
    </section>
  )
}

function Emoji({ metric, latest, trend }: { metric: Metric; latest: number; trend: Trend }) {
  const { glyph, name } = metricEmoji(metric, latest, trend)
  return (
    <span className={classes(textStyles.emoji, styles.emoji)} role="img" aria-label={name}>
      {glyph}
    </span>
  )
}

/** The same data as a table, for screen readers. */
function SeriesTable({
  name,
  dates,
  values,
}: {
  name: string
  dates: readonly string[]
  values: readonly (number | null)[]
}) {
  return (
    <div className="sr">
      <table>
        <caption>{name} by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {dates.map((date, index) => (
            <tr key={date}>
              <th scope="row">{shortDate(date)}</th>
              <td>{values[index] ?? 'no entry'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function shown(value: number | null): string {
  return value === null ? 'unknown' : value.toFixed(1)
}
