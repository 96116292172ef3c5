import type { AvatarUploaded, ProfileAnswer, ProfileChange } from '@soundings/contract/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import type { LongOptions } from '#web/lib/long-request.ts'

const profileKey = ['profile'] as const

/** Who this person is here. */
export function profileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await api.get<ProfileAnswer>('/api/profile', { signal })).profile,
  })
}

export function useSaveProfile() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => api.put<ProfileAnswer>('/api/profile', change),
    onSuccess: ({ profile }) => {
      client.setQueryData(profileKey, profile)
      // Days, streaks and the name in the settings follow it.
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileKey[0] })
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
      return api.long<AvatarUploaded>('/api/profile/avatar', body, options)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: profileKey }),
  })
}

export function useRemoveAvatar() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.delete('/api/profile/avatar'),
    onSuccess: () => client.invalidateQueries({ queryKey: profileKey }),
  })
}
