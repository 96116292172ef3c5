import { InsightsDashboard } from '#web/features/insights/insights-dashboard.tsx'
import { InsightsHeadline } from '#web/features/insights/insights-headline.tsx'
import { clarityQuery } from '#web/features/insights/insights.queries.ts'
import type { Prepare } from '#web/lib/prepare.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** The figures of the last 30 days. */
export const prepareInsights: Prepare = (api, queryClient) => [queryClient.prefetchQuery(clarityQuery(api))]

/** How clearly the last 30 days show a picture. */
export function InsightsPage() {
  usePageTitle('Insights')
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>Insights</h1>
          <InsightsHeadline />
        </div>
      </div>
      <InsightsDashboard />
    </div>
  )
}
