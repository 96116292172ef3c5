import { deletedEntries } from '@soundings/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** Entries that can still be restored, the latest deletions first. */
export function deletedEntriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.deletedEntries,
    queryFn: ({ signal }) => api.call(deletedEntries.list, { signal }),
  })
}

export function usePurgeEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(deletedEntries.purge, { params: { id } }),
    onSuccess: () => stale.entryPurged(client),
  })
}
