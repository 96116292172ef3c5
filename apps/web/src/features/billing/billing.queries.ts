import type { CardEntry, NewPaymentMethod, PaymentMethods } from '@soundings/contract/billing'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'

const METHODS = '/api/billing/payment-methods'
const billingKey = ['billing'] as const

/** Cards, and what is charged to them when. */
export function paymentMethodsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: billingKey,
    queryFn: ({ signal }) => api.get<PaymentMethods>(METHODS, { signal }),
  })
}

export const beginCard = (api: ApiClient) => api.post<CardEntry>('/api/billing/card-entry')

/** A card is not kept by the mutation once it is sent: `gcTime` drops its variables with the form. */
export function useAddPaymentMethod() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (card: NewPaymentMethod) => api.post<PaymentMethods>(METHODS, card),
    gcTime: 0,
    onSuccess: (methods) => client.setQueryData(billingKey, methods),
  })
}

export function useDeletePaymentMethod() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`${METHODS}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: billingKey }),
  })
}

export function useMakeDefault() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.post<PaymentMethods>(`${METHODS}/${id}/default`),
    onSuccess: (methods) => client.setQueryData(billingKey, methods),
  })
}
