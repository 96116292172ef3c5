import { writing } from '@soundings/contract/endpoints'
import type { WritingChange } from '@soundings/contract/writing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

export function useChangeWriting() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: WritingChange) => api.call(writing.change, { body: change }),
    onSuccess: (choices) => {
      client.setQueryData(keys.writing, choices)
      void stale.writingChanged(client)
    },
  })
}
