import { InsightsDashboard } from '#web/features/insights/insights-dashboard.tsx'
import { InsightsHeadline } from '#web/features/insights/insights-headline.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

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
