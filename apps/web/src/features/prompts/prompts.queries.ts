import type { FittingPromptList } from '@soundings/contract/prompts'
import { METRICS, type Ratings } from '@soundings/core/entries'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { UNTOUCHED } from '#web/lib/drafts.ts'

/** What prompts are asked for: the ratings under the sliders, and how often another one was asked for. */
export type PromptWish = { ratings: Ratings; round: number }

/**
 * Prompts that fit now. They count as part of the journal: when an entry changes, others may fit. What is asked first needs
 * no words in the address, so that the server can announce it.
 */
export function promptsQuery(api: ApiClient, { ratings, round }: PromptWish = { ratings: UNTOUCHED, round: 0 }) {
  const query = new URLSearchParams()
  for (const metric of METRICS) if (ratings[metric] !== UNTOUCHED[metric]) query.set(metric, String(ratings[metric]))
  if (round > 0) query.set('round', String(round))
  const address = query.size > 0 ? `/api/prompts?${query}` : '/api/prompts'
  return queryOptions({
    queryKey: ['entries', 'prompts', address],
    queryFn: ({ signal }) => api.get<FittingPromptList>(address, { signal }),
  })
}
