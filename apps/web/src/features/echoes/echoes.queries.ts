import type { CurrentEcho, EchoSnapshots } from '@soundings/contract/echoes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'

/** The Echo of now, or why there is none yet. */
export function currentEchoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['echoes', 'current'],
    queryFn: ({ signal }) => api.get<CurrentEcho>('/api/echoes/current', { signal }),
  })
}

/** Past Echos, newest first. */
export function echoSnapshotsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['echoes', 'snapshots'],
    queryFn: ({ signal }) =>
      api.get<EchoSnapshots>('/api/echoes/snapshots', { signal }).then((answer) => answer.snapshots),
  })
}
