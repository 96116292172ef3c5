import type { AuthStatus } from '@soundings/contract/auth'
import { skipToken, useQuery } from '@tanstack/react-query'
import { keys } from './query-keys.ts'

/** The time zone of the account, in which the server reads a local time; until it is known, the device’s zone. */
export function useAccountZone(): string {
  const { data } = useQuery<AuthStatus>({ queryKey: keys.status, queryFn: skipToken })
  return data?.user?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}
