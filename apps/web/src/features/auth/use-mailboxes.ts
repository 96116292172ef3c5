import type { AuthStatus } from '@soundings/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { authStatusQuery } from './auth.queries.ts'

/** The operator's mailboxes, or null when none are set or the status can't be loaded. */
export function useMailboxes(): AuthStatus['features']['mailboxes'] {
  const { data } = useQuery(authStatusQuery(useApi()))
  return data?.features.mailboxes ?? null
}
