import type { OnboardingStatus, Preferences } from '@soundings/contract/onboarding'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'

type Choice = Omit<Preferences, 'language'>

const preferencesKey = ['onboarding', 'preferences'] as const

/** What was chosen so far. */
export function onboardingStatusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => api.get<OnboardingStatus>('/api/onboarding/status', { signal }),
  })
}

const savePreferences = (api: ApiClient, choice: Choice) =>
  api.post('/api/onboarding/preferences', { ...choice, language: 'en' })

export function useSavePreferences() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => savePreferences(api, choice),
    onSuccess: () => client.invalidateQueries({ queryKey: preferencesKey }),
  })
}

/** Saves the preferences and ends onboarding. */
export function useCompleteOnboarding() {
  const api = useApi()
  return useMutation({
    mutationFn: async (choice: Choice) => {
      await savePreferences(api, choice)
      await api.post('/api/onboarding/complete')
    },
  })
}
