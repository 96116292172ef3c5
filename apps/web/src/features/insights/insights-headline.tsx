import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { clarityQuery } from './insights.queries.ts'

/** The message of the band, under the page's title. */
export function InsightsHeadline() {
  const { data } = useQuery(clarityQuery(useApi()))
  return <p className="page-sub">{data?.message ?? '\u00a0'}</p>
}
