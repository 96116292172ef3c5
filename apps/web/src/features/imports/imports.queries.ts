import { imports, uploads } from '@soundings/contract/endpoints'
import type { Classification, Decision, ReviewedText } from '@soundings/contract/imports'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import type { LongOptions } from '#web/lib/long-request.ts'
import { keys, stale } from '#web/lib/query-keys.ts'

/** The entries found in one upload. */
export function importReviewQuery(api: ApiClient, pendingId: string) {
  return queryOptions({
    queryKey: keys.importReview(pendingId),
    queryFn: ({ signal }) => api.call(imports.review, { params: { id: pendingId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const waitingImports = (api: ApiClient) => api.call(imports.waiting)

export const saveDecisions = (api: ApiClient, pendingId: string, decisions: readonly Decision[]) =>
  api.call(imports.decide, { params: { id: pendingId }, body: { decisions: [...decisions] } })

export const saveOrder = (api: ApiClient, pendingId: string, order: 'day-first' | 'month-first') =>
  api.call(imports.reorder, { params: { id: pendingId }, body: { order } })

export const confirmText = (api: ApiClient, pendingId: string, text: ReviewedText) =>
  api.call(imports.confirmText, { params: { id: pendingId }, body: text })

export const unclassified = (api: ApiClient) => api.call(uploads.unclassified)

export const classify = (api: ApiClient, classification: Classification) =>
  api.call(uploads.classify, { body: { classification } })

/** @param importId lets the import be undone even if the response is lost */
export const processImports = (
  api: ApiClient,
  { ids, importId }: { ids: readonly string[]; importId: string },
  options: LongOptions,
) => api.long(uploads.process, { body: { pending_ids: [...ids], import_id: importId }, ...options })

/** Withdraws an upload; a missing one is not an error. */
export const withdraw = (api: ApiClient, pendingId: string) =>
  api.call(imports.withdraw, { params: { id: pendingId } }).catch(() => undefined)

export const undoImport = (api: ApiClient, importId: string) => api.call(imports.undo, { params: { id: importId } })

/** After an import or its undo, all data computed from entries is loaded again. */
export function useJournalChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => stale.entriesImported(client)
}
