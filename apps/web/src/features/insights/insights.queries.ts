import { insights } from '@soundings/contract/endpoints'
import type { MovesSpan } from '@soundings/core/moves'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { keys } from '#web/lib/query-keys.ts'

/** Clarity, engagement and the three series of the last 30 days. */
export function clarityQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.clarity,
    queryFn: ({ signal }) => api.call(insights.clarity, { signal }),
  })
}

/** What moves with what in a span; while another span loads, the previous one stays. */
export function movesQuery(api: ApiClient, span: MovesSpan) {
  return queryOptions({
    queryKey: keys.movesIn(span),
    queryFn: ({ signal }) => api.call(insights.moves, { query: { span }, signal }),
    placeholderData: keepPreviousData,
  })
}
