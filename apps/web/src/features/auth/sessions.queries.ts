import type { Sessions, SessionsEnded } from '@soundings/contract/auth'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'

const sessionsKey = ['sessions'] as const

/** Where this person is signed in. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.get<Sessions>('/api/auth/sessions', { signal }),
  })
}

export function useEndOtherSessions() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post<SessionsEnded>('/api/auth/sessions/end-others'),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}
