import { entries, insights } from '@soundings/contract/endpoints'
import type { EntryChange } from '@soundings/contract/entries'
import { POPULAR_TAGS_LIMIT } from '@soundings/core/entries'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import type { Draft } from '#web/lib/drafts.ts'
import type { EntryFilter } from '#web/lib/logbook-place.ts'
import { keys, stale } from '#web/lib/query-keys.ts'
import { saveNewEntry, saveWithoutEntry } from '#web/lib/save-draft.ts'

/** The number of rows that are fetched at a time: about three screens. */
const PAGE = 50

/** The journal page by page, newest first. */
export function entryPagesQuery(api: ApiClient, filter: EntryFilter) {
  return infiniteQueryOptions({
    queryKey: keys.entryPages(filter),
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE,
        q: filter.q.trim() || undefined,
        tag: filter.tag.trim() || undefined,
        tagged: filter.untagged ? ('none' as const) : undefined,
        photographs: filter.withPhotographs ? ('some' as const) : undefined,
        person: filter.person.trim() || undefined,
        mood: filter.mood || undefined,
        energy: filter.energy || undefined,
        focus: filter.focus || undefined,
        from: filter.from || undefined,
        to: filter.to || undefined,
        cursor: pageParam || undefined,
      }
      return api.call(entries.list, { query, signal })
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  })
}

/** The latest entries, for the drawing and the prompt around the editor. */
export function latestEntriesQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: keys.latestEntries(limit),
    queryFn: ({ signal }) => api.call(entries.list, { query: { limit }, signal }).then((list) => list.entries),
  })
}

export function entryQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: keys.entry(id),
    queryFn: ({ signal }) => api.call(entries.read, { params: { id }, signal }),
  })
}

export function popularTagsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.popularTags,
    queryFn: ({ signal }) =>
      api.call(entries.popularTags, { query: { limit: POPULAR_TAGS_LIMIT }, signal }).then((answer) => answer.tags),
  })
}

/**
 * The people of the journal; finding them takes the server a moment, so they are requested only where they are shown.
 */
export function peopleQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.people,
    queryFn: ({ signal }) => api.call(insights.people, { signal }).then((answer) => answer.people),
  })
}

export function streaksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.streaks,
    queryFn: ({ signal }) => api.call(insights.streaks, { signal }),
  })
}

export function useSaveNewEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => saveNewEntry(api, draft),
    onSuccess: () => void stale.entryWritten(client),
  })
}

/** Saves the draft of an entry that no longer exists or is damaged as a new one. */
export function useSaveLostEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => saveWithoutEntry(api, draft),
    onSuccess: () => void stale.entryWritten(client),
  })
}

export function useChangeEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: EntryChange }) =>
      api.call(entries.change, { params: { id }, body: change }),
    onSuccess: () => void stale.entryWritten(client),
  })
}

export function useDeleteEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(entries.remove, { params: { id } }),
    onSuccess: (_, id) => void stale.entryDeleted(client, id),
  })
}

export function useRestoreEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(entries.restore, { params: { id } }),
    onSuccess: () => void stale.entryWritten(client),
  })
}
