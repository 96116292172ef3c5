import { journalImports } from '@soundings/contract/endpoints'
import type { JournalChoices, JournalImports, JournalReading } from '@soundings/contract/journal-imports'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { keys, stale } from '#web/lib/query-keys.ts'
import { useToast } from '#web/ui/toast.tsx'

/** The time between two requests for the progress of an import. */
const LOOK_AGAIN_MS = 1_000

/** The import in progress and those that can be undone. They are requested again while an import is running. */
export function journalImportsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.journalImports,
    queryFn: ({ signal }) => api.call(journalImports.all, { signal }),
    refetchInterval: ({ state }) => (isMoving(state.data) ? LOOK_AGAIN_MS : false),
  })
}

function isMoving(imports: JournalImports | undefined): boolean {
  return imports?.current?.state === 'looking' || imports?.current?.state === 'arriving'
}

export function useReread(id: string) {
  const [api, again] = [useApi(), useAgain()]
  return useMutation({
    mutationFn: (body: JournalReading) => api.call(journalImports.reread, { params: { id }, body }),
    onSettled: again,
  })
}

export function useBringIn(id: string) {
  const [api, again] = [useApi(), useAgain()]
  return useMutation({
    mutationFn: (body: JournalChoices) => api.call(journalImports.bringIn, { params: { id }, body }),
    onSettled: again,
  })
}

export function useCancelImport(id: string) {
  const [api, again, toast] = [useApi(), useAgain(), useToast()]
  return useMutation({
    mutationFn: () => api.call(journalImports.cancel, { params: { id } }),
    // The import may be finished by now, and its cancel button may have disappeared.
    onError: (error) => toast(refusalOr(error, 'Couldn’t cancel the import. Please try again.')),
    onSettled: again,
  })
}

export function useUndoJournalImport() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(journalImports.undo, { params: { id } }),
    // The reload isn’t awaited, because the button disappears with its import, and its callbacks must run before that.
    onSettled: () => void stale.entriesImported(client),
  })
}

function useAgain() {
  const client = useQueryClient()
  return () => stale.importMoved(client)
}
