import { profile } from '@soundings/contract/endpoints'
import type { ProfileChange } from '@soundings/contract/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import type { LongOptions } from '#web/lib/long-request.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

export function profileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.profile,
    queryFn: async ({ signal }) => (await api.call(profile.read, { signal })).profile,
  })
}

export function useSaveProfile() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => api.call(profile.change, { body: change }),
    onSuccess: (answer) => {
      client.setQueryData(keys.profile, answer.profile)
      return stale.profileChanged(client)
    },
  })
}

export function useUploadAvatar() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, ...options }: LongOptions & { file: File }) => {
      const body = new FormData()
      body.append('file', file)
      return api.long(profile.uploadAvatar, { body, ...options })
    },
    onSuccess: () => stale.avatarChanged(client),
  })
}

export function useRemoveAvatar() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(profile.removeAvatar),
    onSuccess: () => stale.avatarChanged(client),
  })
}
