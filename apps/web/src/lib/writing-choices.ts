import { writing } from '@soundings/contract/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './api-client.ts'
import { keys } from './query-keys.ts'

/** How the person likes to write: when a day starts, a word goal, whether streaks show. */
export function writingChoicesQuery(api: ApiClient) {
  return queryOptions({ queryKey: keys.writing, queryFn: ({ signal }) => api.call(writing.choices, { signal }) })
}
