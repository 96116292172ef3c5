import { onboarding } from '@soundings/contract/endpoints'
import type { Intentions, Method, Preferences } from '@soundings/contract/onboarding'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { stale } from '#web/lib/query-keys.ts'

type Choice = Omit<Preferences, 'language'>

export function useSavePreferences() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => api.call(onboarding.savePreferences, { body: { ...choice, language: 'en' } }),
    onSuccess: () => stale.choicesSaved(client),
  })
}

export function useSaveIntentions() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (intentions: Intentions['intentions']) => api.call(onboarding.saveIntentions, { body: { intentions } }),
    onSuccess: () => stale.choicesSaved(client),
  })
}

export function useSaveMethod() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (method: Method) => api.call(onboarding.saveMethod, { body: method }),
    onSuccess: () => stale.choicesSaved(client),
  })
}

export function useCompleteOnboarding() {
  const api = useApi()
  return useMutation({ mutationFn: () => api.call(onboarding.complete) })
}
