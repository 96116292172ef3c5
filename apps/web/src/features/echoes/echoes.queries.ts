import type { CurrentEcho, EchoReceipt, EchoSnapshots, PausedEchoes } from '@soundings/contract/echoes'
import type { PauseLength } from '@soundings/core/preferences'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'

const snapshotsKey = ['echoes', 'snapshots'] as const
const currentKey = ['echoes', 'current'] as const

/** The Echo of now, or why there is none yet. */
export function currentEchoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: currentKey,
    queryFn: async ({ signal, client }) => {
      const current = await api.get<CurrentEcho>('/api/echoes/current', { signal })
      // Asking for the Echo of now may have made it: a history that was read before lacks it.
      void client.invalidateQueries({ queryKey: snapshotsKey, refetchType: 'all' })
      return current
    },
  })
}

/** Past Echos, newest first, and which prompts fit now. */
export function echoSnapshotsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: snapshotsKey,
    queryFn: ({ signal }) => api.get<EchoSnapshots>('/api/echoes/snapshots', { signal }),
  })
}

/** Why one Echo was told. */
export function echoReceiptQuery(api: ApiClient, echoId: string) {
  return queryOptions({
    queryKey: ['echoes', 'receipt', echoId],
    queryFn: ({ signal }) => api.get<EchoReceipt>(`/api/echoes/${echoId}/receipt`, { signal }),
  })
}

/** Pauses Echos for a length, or resumes them with null; the Echo of now is asked for again before it is done. */
export function useEchoPause() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (length: PauseLength | null) => {
      if (length !== null) return (await api.put<PausedEchoes>('/api/echoes/pause', { length })).paused
      await api.delete('/api/echoes/pause')
      return null
    },
    onSuccess: () => client.invalidateQueries({ queryKey: currentKey }),
  })
}
