import { sessions } from '@soundings/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** The browsers in which this person is signed in. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => api.call(sessions.list, { signal }),
  })
}

export function useEndOtherSessions() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(sessions.endOthers),
    onSuccess: () => stale.sessionsEnded(client),
  })
}
