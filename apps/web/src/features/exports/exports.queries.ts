import type { ArchiveCheck, RestoredArchive } from '@soundings/contract/archive'
import type { EchoSnapshots } from '@soundings/contract/echoes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import type { LongOptions } from '#web/lib/long-request.ts'

/** The Echos that can be taken along, newest first, asked anew: one that was withdrawn cannot. */
export function exportableEchoesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['echoes', 'exportable'],
    queryFn: ({ signal }) =>
      api.get<EchoSnapshots>('/api/echoes/snapshots', { signal }).then(({ snapshots }) => snapshots),
    staleTime: 0,
  })
}

export const verifyArchive = (api: ApiClient, file: File, options: LongOptions) =>
  api.long<ArchiveCheck>('/api/privacy/archive/verify', formOf(file), options)

export const restoreArchive = (api: ApiClient, file: File, options: LongOptions) =>
  api.long<RestoredArchive>('/api/privacy/archive/restore', formOf(file), options)

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}
