import type { ClarityInsights } from '@soundings/contract/insights'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'

/** Clarity, engagement and the three series of the last 30 days. */
export function clarityQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['streaks', 'clarity'],
    queryFn: ({ signal }) => api.get<ClarityInsights>('/api/insights/clarity-responsive', { signal }),
  })
}
