import { onThisDay } from '@soundings/contract/endpoints'
import type { OnThisDayAnswer } from '@soundings/contract/on-this-day'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** The card for now, or null without one. */
export function onThisDayQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.onThisDay,
    queryFn: async ({ signal }) => (await api.call(onThisDay.card, { signal })).card,
  })
}

/** The switch of On this day, and the retired days. */
export function onThisDaySettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.onThisDaySettings,
    queryFn: ({ signal }) => api.call(onThisDay.settings, { signal }),
  })
}

export function useAnswerCard() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ date, answer }: { date: string } & OnThisDayAnswer) =>
      api.call(onThisDay.answer, { params: { date }, body: { answer } }),
    onSuccess: () => {
      client.setQueryData(keys.onThisDay, null)
      return stale.dayAnswered(client)
    },
  })
}

export function useBringBack() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (date: string) => api.call(onThisDay.bringBack, { params: { date } }),
    onSuccess: () => stale.dayAnswered(client),
  })
}

export function useTurnOnThisDay() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => api.call(onThisDay.change, { body: { on } }),
    onSuccess: (settings) => {
      client.setQueryData(keys.onThisDaySettings, settings)
      return stale.dayAnswered(client)
    },
  })
}
