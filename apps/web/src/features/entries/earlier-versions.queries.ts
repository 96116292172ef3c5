import { earlierVersions } from '@soundings/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** The earlier versions of an entry, the latest first, without their texts. */
export function earlierVersionsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: keys.versions(id),
    queryFn: ({ signal }) => api.call(earlierVersions.list, { params: { id }, signal }).then((list) => list.versions),
  })
}

/** One earlier version, which never changes. */
export function earlierVersionQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: keys.version(id),
    queryFn: ({ signal }) => api.call(earlierVersions.read, { params: { id }, signal }),
  })
}

export function useBringBack() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, seenUpdatedAt }: { id: string; seenUpdatedAt: string }) =>
      api.call(earlierVersions.bringBack, { params: { id }, body: { expected_updated_at: seenUpdatedAt } }),
    onSuccess: () => void stale.entryWritten(client),
  })
}
