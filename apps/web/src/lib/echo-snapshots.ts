import { echoes } from '@soundings/contract/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './api-client.ts'
import { keys } from './query-keys.ts'

/** Past Echos, newest first. */
export function echoSnapshotsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.echoSnapshots,
    queryFn: ({ signal }) => api.call(echoes.snapshots, { signal }),
  })
}
