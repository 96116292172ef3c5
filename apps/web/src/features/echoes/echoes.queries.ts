import type { CurrentEcho, EchoReceipt, EchoSnapshots } from '@soundings/contract/echoes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'

const snapshotsKey = ['echoes', 'snapshots'] as const

/** The Echo of now, or why there is none yet. */
export function currentEchoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['echoes', 'current'],
    queryFn: async ({ signal, client }) => {
      const current = await api.get<CurrentEcho>('/api/echoes/current', { signal })
      // Asking for the Echo of now may have made it: a history that was read before lacks it.
      void client.invalidateQueries({ queryKey: snapshotsKey, refetchType: 'all' })
      return current
    },
  })
}

/** Past Echos, newest first. */
export function echoSnapshotsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: snapshotsKey,
    queryFn: ({ signal }) =>
      api.get<EchoSnapshots>('/api/echoes/snapshots', { signal }).then((answer) => answer.snapshots),
  })
}

/** Why one Echo was told. */
export function echoReceiptQuery(api: ApiClient, echoId: string) {
  return queryOptions({
    queryKey: ['echoes', 'receipt', echoId],
    queryFn: ({ signal }) => api.get<EchoReceipt>(`/api/echoes/${echoId}/receipt`, { signal }),
  })
}
