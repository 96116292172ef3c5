import { CLARITY_DAYS, LATEST_DAYS } from '@soundings/core/clarity'
import type { ClarityInsights } from '@soundings/contract/insights'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { shortDate } from '#web/lib/format.ts'
import { writingChoicesQuery } from '#web/lib/writing-choices.ts'
import { Tide } from '#web/chart/tide.tsx'
import { classes } from '#web/lib/classes.ts'
import sheetStyles from '#web/ui/sheet.module.css'
import styles from './insights.module.css'

/** How often the person wrote: up to four figures, and thirty days as strokes. */
export function EngagementCard({ insights: { summary, series } }: { insights: ClarityInsights }) {
  const { data: choices } = useQuery(writingChoicesQuery(useApi()))
  // No streak is shown until the choice is known, because the person may not want to see it.
  const showsStreaks = choices?.streaks_shown ?? false
  const days = (count: number) => (count === 1 ? 'day' : 'days')
  const figures = [
    { label: `Entries (${CLARITY_DAYS}d)`, value: summary.entriesLast30, unit: '' },
    ...(showsStreaks
      ? [
          { label: 'Current streak', value: summary.currentStreak, unit: days(summary.currentStreak) },
          { label: 'Longest streak', value: summary.longestStreak, unit: days(summary.longestStreak) },
        ]
      : []),
    {
      label: `Last ${LATEST_DAYS} days`,
      value: summary.entriesLast3,
      unit: summary.entriesLast3 === 1 ? 'entry' : 'entries',
    },
  ]
  const written = series.words.filter((words) => words > 0).length
  return (
    <section className={classes(styles.card, sheetStyles.sheet, styles.engagement)} aria-labelledby="engagement-title">
      <h2 id="engagement-title">Engagement</h2>
      <dl className={styles.tally}>
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.tidebox}>
        <div role="img" aria-label={`Entries on ${written} of the last ${CLARITY_DAYS} days`}>
          <Tide words={series.words} />
        </div>
        <p>
          <span>{shortDate(series.dates[0])}</span>
          <span>{shortDate(series.dates.at(-1))}</span>
        </p>
      </div>
    </section>
  )
}
