import { echoes } from '@soundings/contract/endpoints'
import type { PauseLength } from '@soundings/core/account'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** The current Echo, or the reason why there is none. */
export function currentEchoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.currentEcho,
    queryFn: async ({ signal, client }) => {
      const current = await api.call(echoes.current, { signal })
      void stale.echoAsked(client)
      return current
    },
  })
}

/** The explanation of one Echo. */
export function echoReceiptQuery(api: ApiClient, echoId: string) {
  return queryOptions({
    queryKey: keys.echoReceipt(echoId),
    queryFn: ({ signal }) => api.call(echoes.receipt, { params: { id: echoId }, signal }),
  })
}

/** Pauses Echos for a duration, or resumes them with null. Loads the current Echo again before it settles. */
export function useEchoPause() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (length: PauseLength | null) => {
      if (length !== null) return (await api.call(echoes.pause, { body: { length } })).paused
      await api.call(echoes.resume)
      return null
    },
    onSuccess: () => stale.echoesPaused(client),
  })
}
