import type { Preferences } from '@soundings/contract/onboarding'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'

/** Saves the preferences and ends onboarding. */
export function useCompleteOnboarding() {
  const api = useApi()
  return useMutation({
    mutationFn: async (preferences: Omit<Preferences, 'language'>) => {
      await api.post('/api/onboarding/preferences', { ...preferences, language: 'en' })
      await api.post('/api/onboarding/complete')
    },
  })
}
