import { InsightsDashboard } from '#web/features/insights/insights-dashboard.tsx'
import { InsightsHeadline } from '#web/features/insights/insights-headline.tsx'
import { clarityQuery } from '#web/features/insights/insights.queries.ts'
import type { Prepare } from '#web/lib/prepare.ts'
import pageStyles from '#web/ui/page.module.css'

/** The figures of the last 30 days. */
export const prepare: Prepare = (api, queryClient) => [queryClient.prefetchQuery(clarityQuery(api))]

export function Page() {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <h1>Insights</h1>
          <InsightsHeadline />
        </div>
      </div>
      <InsightsDashboard />
    </div>
  )
}
