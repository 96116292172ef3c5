import type {
  Classification,
  Decision,
  ImportReview,
  PendingImports,
  ProcessedImports,
  ReviewedText,
  WaitingImports,
} from '@soundings/contract/imports'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import type { LongOptions } from '#web/lib/long-request.ts'

/** What was found in one upload. */
export function importReviewQuery(api: ApiClient, pendingId: string) {
  return queryOptions({
    queryKey: ['imports', pendingId] as const,
    queryFn: ({ signal }) => api.get<ImportReview>(`/api/imports/pending/${pendingId}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const waitingImports = (api: ApiClient) => api.get<WaitingImports>('/api/imports/pending')

export const saveDecisions = (api: ApiClient, pendingId: string, decisions: readonly Decision[]) =>
  api.put(`/api/imports/pending/${pendingId}/entries`, { decisions })

export const saveOrder = (api: ApiClient, pendingId: string, order: 'day-first' | 'month-first') =>
  api.put(`/api/imports/pending/${pendingId}/order`, { order })

export const confirmText = (api: ApiClient, pendingId: string, text: ReviewedText) =>
  api.put(`/api/imports/pending/${pendingId}/text`, text)

export const unclassified = (api: ApiClient) => api.get<PendingImports>('/api/onboarding/pending-imports')

export const classify = (api: ApiClient, classification: Classification) =>
  api.post('/api/onboarding/classify-imports', { classification })

/** @param importId under which what is written can be undone, also when the answer is lost */
export const processImports = (
  api: ApiClient,
  { ids, importId }: { ids: readonly string[]; importId: string },
  options: LongOptions,
) => api.long<ProcessedImports>('/api/onboarding/process-imports', { pending_ids: ids, import_id: importId }, options)

/** Withdraws an upload; one that has gone already is no concern. */
export const withdraw = (api: ApiClient, pendingId: string) =>
  api.delete(`/api/imports/pending/${pendingId}`).catch(() => undefined)

export const undoImport = (api: ApiClient, importId: string) =>
  api.post<{ removed: number }>(`/api/imports/${importId}/undo`)

/** After an import, or its undoing, everything that rests on entries is asked for anew. */
export function useJournalChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'imports' && queryKey[0] !== 'auth' })
}
