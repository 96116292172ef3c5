import { METRICS } from '@soundings/core/entries'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ClarityCard } from './clarity-card.tsx'
import { EngagementCard } from './engagement-card.tsx'
import { clarityQuery } from './insights.queries.ts'
import { MetricCard } from './metric-card.tsx'
import { MovesCard } from './moves-card.tsx'
import { UnsurveyedInsights } from './unsurveyed-insights.tsx'
import emptyStyles from '#web/ui/empty.module.css'
import styles from './insights.module.css'

export function InsightsDashboard() {
  const { data, error, isPending, refetch } = useQuery(clarityQuery(useApi()))
  if (isPending) return <Spinner />
  if (error) {
    return (
      <div className={emptyStyles.empty}>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load your insights.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  const isRated = METRICS.some((metric) => data.series[metric].some((value) => value !== null))
  if (!isRated) return <UnsurveyedInsights insights={data} />
  return (
    <div className={styles.dashboard}>
      <ClarityCard insights={data} />
      <EngagementCard insights={data} />
      {METRICS.map((metric) => (
        <MetricCard key={metric} metric={metric} insights={data} />
      ))}
      <MovesCard />
    </div>
  )
}
