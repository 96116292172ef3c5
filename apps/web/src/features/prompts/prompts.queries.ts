import { prompts } from '@soundings/contract/endpoints'
import { METRICS, type Ratings } from '@soundings/core/entries'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { UNTOUCHED } from '#web/lib/drafts.ts'
import { keys } from '#web/lib/query-keys.ts'

/** The parameters of a prompt request: the current ratings, and how often another prompt was requested. */
export type PromptWish = { ratings: Ratings; round: number }

/** The prompts that fit now. The first request has no parameters, so that the server can preload it. */
export function promptsQuery(api: ApiClient, { ratings, round }: PromptWish = { ratings: UNTOUCHED, round: 0 }) {
  const touched = METRICS.filter((metric) => ratings[metric] !== UNTOUCHED[metric])
  const query: Partial<Ratings> & { round?: number } = {
    ...Object.fromEntries(touched.map((metric) => [metric, ratings[metric]])),
    ...(round > 0 ? { round } : {}),
  }
  return queryOptions({
    queryKey: keys.prompts(query),
    queryFn: ({ signal }) => api.call(prompts.fitting, { query, signal }),
  })
}
