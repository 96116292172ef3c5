import type { Entry, EntryChange, EntryList, PopularTags } from '@soundings/contract/entries'
import type { Streaks } from '@soundings/contract/insights'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import type { Draft } from '#web/lib/drafts.ts'
import { saveNewEntry } from '#web/lib/save-draft.ts'

const entriesKey = ['entries'] as const
const streaksKey = ['streaks'] as const
const echoesKey = ['echoes'] as const

/** Rows fetched at a time: about three screens. */
const PAGE = 50
/** Tags the filter offers (product-spec section 9). */
const POPULAR_TAGS = 8

export type EntryFilter = { q: string; tag: string }

/** The journal page by page, newest first. */
export function entryPagesQuery(api: ApiClient, filter: EntryFilter) {
  return infiniteQueryOptions({
    queryKey: [...entriesKey, 'pages', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE) })
      if (filter.q.trim()) query.set('q', filter.q.trim())
      if (filter.tag.trim()) query.set('tag', filter.tag.trim())
      if (pageParam) query.set('cursor', pageParam)
      return api.get<EntryList>(`/api/entries?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  })
}

/** The latest entries, for what is drawn and asked around the editor. */
export function latestEntriesQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: [...entriesKey, 'latest', limit],
    queryFn: ({ signal }) => api.get<EntryList>(`/api/entries?limit=${limit}`, { signal }).then((list) => list.entries),
  })
}

export function entryQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...entriesKey, 'one', id],
    queryFn: ({ signal }) => api.get<Entry>(`/api/entries/${id}`, { signal }),
  })
}

export function popularTagsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...entriesKey, 'popular-tags'],
    queryFn: ({ signal }) =>
      api.get<PopularTags>(`/api/entries/tags/popular?limit=${POPULAR_TAGS}`, { signal }).then((answer) => answer.tags),
  })
}

export function streaksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: streaksKey,
    queryFn: ({ signal }) => api.get<Streaks>('/api/insights/streaks', { signal }),
  })
}

/** What an entry changes: lists, tags, streak and the Echo made from them. */
function refresh(client: QueryClient) {
  return Promise.all([entriesKey, streaksKey, echoesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useSaveNewEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => saveNewEntry(api, draft),
    onSuccess: () => void refresh(client),
  })
}

export function useChangeEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: EntryChange }) => api.patch<Entry>(`/api/entries/${id}`, change),
    onSuccess: () => void refresh(client),
  })
}

export function useDeleteEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/entries/${id}`),
    onSuccess: (_, id) => {
      // What is gone must not be asked for again.
      client.removeQueries({ queryKey: [...entriesKey, 'one', id] })
      void refresh(client)
    },
  })
}

export function useRestoreEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.post<Entry>(`/api/entries/${id}/restore`),
    onSuccess: () => void refresh(client),
  })
}
