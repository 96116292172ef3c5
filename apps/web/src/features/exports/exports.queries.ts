import { archive } from '@soundings/contract/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { echoSnapshotsQuery } from '#web/lib/echo-snapshots.ts'
import type { LongOptions } from '#web/lib/long-request.ts'

/** Exportable Echos, newest first. They are always fetched again, because a withdrawn Echo can’t be exported. */
export function exportableEchoesQuery(api: ApiClient) {
  return queryOptions({
    ...echoSnapshotsQuery(api),
    select: ({ snapshots }) => snapshots,
    staleTime: 0,
  })
}

export const verifyArchive = (api: ApiClient, file: File, options: LongOptions) =>
  api.long(archive.verify, { body: formOf(file), ...options })

export const restoreArchive = (api: ApiClient, file: File, options: LongOptions) =>
  api.long(archive.restore, { body: formOf(file), ...options })

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}
