import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { clarityQuery } from './insights.queries.ts'
import pageStyles from '#web/ui/page.module.css'

/** The message of the band, under the page's title. */
export function InsightsHeadline() {
  const { data } = useQuery(clarityQuery(useApi()))
  return <p className={pageStyles.pageSub}>{data?.message ?? '\u00a0'}</p>
}
