import type { AuthStatus, LinkDetails, LinkRequested } from '@soundings/contract/auth'
import type { OnboardingStatus } from '@soundings/contract/onboarding'
import { queryOptions, useMutation, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { announceAccount } from '#web/lib/account-watch.ts'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { isSignedOut } from '#web/lib/api-error.ts'
import { dropDraftsOf } from '#web/lib/drafts.ts'
import { forgetAddress, rememberAddress } from '#web/lib/return-address.ts'
import { sessionBegan } from '#web/lib/session-end.ts'

const authStatusKey = ['auth', 'status'] as const
const onboardingStatusKey = ['onboarding', 'status'] as const

const SIGNED_OUT: AuthStatus = {
  authenticated: false,
  user: null,
  features: { acoustic: false, photographs_sent_to: null, mailboxes: null },
}

/** Who is signed in. A status that cannot be had counts as signed out. */
export function authStatusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: authStatusKey,
    queryFn: () => api.get<AuthStatus>('/api/auth/status').catch(() => SIGNED_OUT),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Whether onboarding is still to be done. A check that fails counts as done. */
export function onboardingNeededQuery(api: ApiClient, signedIn: boolean) {
  return queryOptions({
    queryKey: onboardingStatusKey,
    queryFn: () =>
      api.get<OnboardingStatus>('/api/onboarding/status').then(
        (status) => !status.user.onboarding_completed && !status.migration_needed,
        () => false,
      ),
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function useRequestLink() {
  const api = useApi()
  return useMutation({
    mutationFn: (input: { email: string; confirmed: boolean }) =>
      api.post<LinkRequested>('/api/auth/request-login', input.confirmed ? input : { email: input.email }),
  })
}

/** What a mailed link would do in this browser. Asking does not use it. */
export function useLinkDetails() {
  const api = useApi()
  return useMutation({
    mutationFn: (token: string) => api.post<LinkDetails>('/api/auth/magic-link-details', { token }),
  })
}

export function useVerifyCode() {
  const api = useApi()
  const reload = useReloadStatus()
  return useMutation({
    mutationFn: (code: string) => api.post('/api/auth/verify-code', { code, timezone: timezone() }),
    onSuccess: reload,
  })
}

export function useVerifyLink() {
  const api = useApi()
  const reload = useReloadStatus()
  return useMutation({
    mutationFn: (token: string) => api.post('/api/auth/verify-magic-link', { token, timezone: timezone() }),
    onSuccess: reload,
  })
}

export function useDevLogin() {
  const api = useApi()
  const reload = useReloadStatus()
  return useMutation({
    mutationFn: (input: { email: string; token: string }) =>
      api.post('/api/auth/dev-login', { ...input, timezone: timezone() }),
    onSuccess: reload,
  })
}

/** Ends the session on the server and leaves no text of the person on this device; fails while it cannot. */
export function useSignOut() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // What the page still waits for would come back refused.
      await client.cancelQueries()
      await api.postAlone('/api/auth/logout').catch((error: unknown) => {
        if (!isSignedOut(error)) throw error
      })
    },
    onSuccess: () => {
      const who = client.getQueryData<AuthStatus>(authStatusKey)?.user
      if (who) dropDraftsOf(who.id)
      forgetAddress()
      announceAccount(null)
      // Told first: whoever watches the status must see it change, not vanish.
      client.setQueryData<AuthStatus>(authStatusKey, (status) => ({
        ...SIGNED_OUT,
        features: status?.features ?? SIGNED_OUT.features,
      }))
      dropAllButStatus(client)
    },
    // Not the status: one that cannot be had counts as signed out.
    onError: () => void client.invalidateQueries({ predicate: isNotStatus }),
  })
}

/**
 * Asks again who is signed in. A visitor is sent to the sign-in page by the gates and comes back here afterwards, where
 * the draft waits on the device; who has signed in again in another tab goes on at once.
 */
export function useRecheckSession() {
  const api = useApi()
  const client = useQueryClient()
  return async () => {
    rememberAddress(`${window.location.pathname}${window.location.search}`)
    const { authenticated } = await client.fetchQuery({ ...authStatusQuery(api), staleTime: 0 })
    if (!authenticated) return
    forgetAddress()
    sessionBegan()
  }
}

/** Another session means another account: nothing of the one before may stay in memory. */
function useReloadStatus() {
  const api = useApi()
  const client = useQueryClient()
  return async () => {
    dropAllButStatus(client)
    await client.fetchQuery({ ...authStatusQuery(api), staleTime: 0 })
  }
}

function dropAllButStatus(client: QueryClient): void {
  client.removeQueries({ predicate: isNotStatus })
}

function isNotStatus({ queryKey }: Query): boolean {
  return queryKey[0] !== authStatusKey[0]
}
