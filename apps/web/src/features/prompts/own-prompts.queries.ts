import { writing } from '@soundings/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** The person's own prompts, oldest first. */
export function ownPromptsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.ownPrompts,
    queryFn: ({ signal }) => api.call(writing.prompts, { signal }).then(({ prompts }) => prompts),
  })
}

export function useAddPrompt() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api.call(writing.addPrompt, { body: { text } }),
    onSuccess: () => stale.promptsChanged(client),
  })
}

export function useChangePrompt() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      api.call(writing.changePrompt, { params: { id }, body: { text } }),
    onSuccess: () => stale.promptsChanged(client),
  })
}

export function useRemovePrompt() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(writing.removePrompt, { params: { id } }),
    onSuccess: () => stale.promptsChanged(client),
  })
}
