import type { AuthStatus } from '@soundings/contract/auth'
import { auth } from '@soundings/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceAccount } from '#web/lib/account-watch.ts'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { isSignedOut } from '#web/lib/api-error.ts'
import { dropDraftsOf } from '#web/lib/drafts.ts'
import { forgetAccount, keys, stale } from '#web/lib/query-keys.ts'
import { forgetReminderDevice } from '#web/lib/reminder-device.ts'
import { forgetAddress, rememberAddress } from '#web/lib/return-address.ts'
import { unlockHere } from '#web/lib/quick-lock.ts'
import { sessionBegan } from '#web/lib/session-end.ts'

const SIGNED_OUT: AuthStatus = {
  authenticated: false,
  user: null,
  features: { acoustic: false, photographs_sent_to: null, passkeys_at: null, mailboxes: null },
}

/** The signed-in account. A status that can't be loaded counts as signed out. */
export function authStatusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.status,
    queryFn: () => api.call(auth.status).catch(() => SIGNED_OUT),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function useRequestLink() {
  const api = useApi()
  return useMutation({
    mutationFn: (input: { email: string; confirmed: boolean }) =>
      api.call(auth.requestLogin, { body: input.confirmed ? input : { email: input.email } }),
  })
}

/** The account that a mailed link would sign in, in this browser. The request does not use up the link. */
export function useLinkDetails() {
  const api = useApi()
  return useMutation({
    mutationFn: (token: string) => api.call(auth.linkDetails, { body: { token } }),
  })
}

export function useVerifyCode() {
  const api = useApi()
  const reload = useReloadStatus()
  return useMutation({
    mutationFn: (code: string) => api.call(auth.verifyCode, { body: { code, timezone: timezone() } }),
    onSuccess: reload,
  })
}

export function useVerifyLink() {
  const api = useApi()
  const reload = useReloadStatus()
  return useMutation({
    mutationFn: (token: string) => api.call(auth.verifyLink, { body: { token, timezone: timezone() } }),
    onSuccess: reload,
  })
}

export function useDevLogin() {
  const api = useApi()
  const reload = useReloadStatus()
  return useMutation({
    mutationFn: (input: { email: string; token: string }) =>
      api.call(auth.devLogin, { body: { ...input, timezone: timezone() } }),
    onSuccess: reload,
  })
}

/** Ends the session on the server and removes all drafts from this device; fails if it can't. */
export function useSignOut() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // Pending requests would be refused.
      await client.cancelQueries()
      await api.callAlone(auth.logout).catch((error: unknown) => {
        if (!isSignedOut(error)) throw error
      })
    },
    onSuccess: () => {
      const who = client.getQueryData<AuthStatus>(keys.status)?.user
      if (who) dropDraftsOf(who.id)
      forgetAddress()
      void forgetReminderDevice()
      announceAccount(null)
      // Cancels requests that were waiting for the sign-out: without a session, the server would reject them.
      void client.cancelQueries()
      client.setQueryData<AuthStatus>(keys.status, (status) => ({
        ...SIGNED_OUT,
        features: status?.features ?? SIGNED_OUT.features,
      }))
      // A page that is still mounted would request the removed data again; the gates receive the status in an earlier
      // task.
      setTimeout(forgetAccount, 0, client)
    },
    onError: () => void stale.signOutFailed(client),
  })
}

/**
 * Loads the status again. The gates redirect visitors to sign in and back here afterwards, where the draft is still on
 * the device. A person who has signed in again in another tab continues at once.
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

/** Another session may mean another account: data from the previous one must not stay in memory. */
export function useReloadStatus() {
  const api = useApi()
  const client = useQueryClient()
  return async () => {
    forgetAccount(client)
    const { user } = await client.fetchQuery({ ...authStatusQuery(api), staleTime: 0 })
    // Signing in proves as much as unlocking does, so it unlocks the page too.
    if (user) unlockHere(user.id)
  }
}
