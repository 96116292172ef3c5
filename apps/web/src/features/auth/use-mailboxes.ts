import type { AuthStatus } from '@soundings/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { authStatusQuery } from './auth.queries.ts'

/** The mailboxes of whoever runs this server, or null where none are set or the status could not be had. */
export function useMailboxes(): AuthStatus['features']['mailboxes'] {
  const { data } = useQuery(authStatusQuery(useApi()))
  return data?.features.mailboxes ?? null
}
