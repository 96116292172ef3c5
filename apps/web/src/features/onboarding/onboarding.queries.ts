import type { Intentions, Method, OnboardingStatus, Preferences } from '@soundings/contract/onboarding'
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

export function useSavePreferences() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => api.post('/api/onboarding/preferences', { ...choice, language: 'en' }),
    onSuccess: () => client.invalidateQueries({ queryKey: preferencesKey }),
  })
}

export function useSaveIntentions() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (intentions: Intentions['intentions']) => api.post('/api/onboarding/intentions', { intentions }),
    onSuccess: () => client.invalidateQueries({ queryKey: preferencesKey }),
  })
}

export function useSaveMethod() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (method: Method) => api.post('/api/onboarding/method', method),
    onSuccess: () => client.invalidateQueries({ queryKey: preferencesKey }),
  })
}

export function useCompleteOnboarding() {
  const api = useApi()
  return useMutation({ mutationFn: () => api.post('/api/onboarding/complete') })
}
