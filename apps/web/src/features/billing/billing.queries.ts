import type { NewPaymentMethod } from '@soundings/contract/billing'
import { billing } from '@soundings/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** The cards and the next charge. */
export function paymentMethodsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.billing,
    queryFn: ({ signal }) => api.call(billing.paymentMethods, { signal }),
  })
}

export const beginCard = (api: ApiClient) => api.call(billing.beginCard)

/** `gcTime` removes the card’s details from the mutation as soon as the form is closed. */
export function useAddPaymentMethod() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (card: NewPaymentMethod) => api.call(billing.addPaymentMethod, { body: card }),
    gcTime: 0,
    onSuccess: (methods) => client.setQueryData(keys.billing, methods),
  })
}

export function useDeletePaymentMethod() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(billing.removePaymentMethod, { params: { id } }),
    // The reload isn’t awaited, because the pressed button disappears with its card, and its callbacks must run first.
    onSuccess: () => void stale.cardRemoved(client),
  })
}

export function useMakeDefault() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(billing.makeDefault, { params: { id } }),
    onSuccess: (methods) => client.setQueryData(keys.billing, methods),
  })
}
