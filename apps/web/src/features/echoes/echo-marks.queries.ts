import { echoMarks } from '@soundings/contract/endpoints'
import type { MarkEcho } from '@soundings/contract/echo-marks'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** All marks that the person has put on Echos, newest first. */
export function echoMarksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.echoMarks,
    queryFn: ({ signal }) => api.call(echoMarks.list, { signal }),
  })
}

/** Marks an Echo, or removes its mark with null. Reloads all marks before it settles. */
export function useEchoMark(echoId: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: MarkEcho | null) => {
      const params = { id: echoId }
      if (body) return api.call(echoMarks.set, { params, body })
      await api.call(echoMarks.takeBack, { params })
      return null
    },
    onSuccess: () => stale.echoMarked(client),
  })
}
