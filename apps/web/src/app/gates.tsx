import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { QuickLockGate } from '#web/features/auth/quick-lock-gate.tsx'
import { announceAccount, onOtherAccount } from '#web/lib/account-watch.ts'
import { useApi } from '#web/lib/api-context.ts'
import { needsOnboarding, onboardingGateQuery } from '#web/lib/onboarding-status.ts'
import { forgetAddress, rememberAddress, rememberedAddress } from '#web/lib/return-address.ts'
import { sessionBegan } from '#web/lib/session-end.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { paths } from '../lib/paths.ts'
import { routeOf } from './routes.ts'

type Who = { loading: boolean; authenticated: boolean; needsOnboarding: boolean; accountId: string }

/** Decides which pages a visitor or a signed-in person may see (docs/spec/rules.md#screens). */
export function useWho(): Who {
  const api = useApi()
  const status = useQuery(authStatusQuery(api))
  const authenticated = status.data?.authenticated ?? false
  const onboarding = useQuery({ ...onboardingGateQuery(api), enabled: authenticated })
  const accountId = status.data?.user?.id
  useEffect(() => {
    if (!accountId) return
    sessionBegan()
    announceAccount(accountId)
    // The person has signed out: the next one to sign in must not return to this page.
    return onOtherAccount(accountId, (who) =>
      who === null ? window.location.assign(paths.login) : window.location.reload(),
    )
  }, [accountId])
  return {
    // A failed check isn’t waited for again, even while another part of the page repeats it.
    loading: status.isPending || (authenticated && onboarding.isPending && onboarding.errorUpdateCount === 0),
    authenticated,
    needsOnboarding: needsOnboarding(onboarding.data),
    accountId: accountId ?? '',
  }
}

/**
 * Redirects people who need onboarding to it, except from the pages that the route table marks as `early`
 * (docs/spec/rules.md#sign-in). Shows only a spinner until the answer is known. Help and legal pages are always open.
 */
export function OnboardingGate({ children }: { children: ReactNode }) {
  const { loading, authenticated, needsOnboarding } = useWho()
  const { pathname } = useLocation()
  // Signing in changes the answer while the sign-in page is still working: that page must stay.
  if (routeOf(pathname)?.early) return children
  if (loading) return <Spinner full />
  return authenticated && needsOnboarding ? <Navigate to={paths.onboarding} replace /> : children
}

/**
 * Renders its children for signed-in people. Redirects visitors to sign in, and back here afterwards. After a sign-out
 * there is no way back: the URL could reveal what the person was looking at.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { loading, authenticated, accountId } = useWho()
  const { pathname, search } = useLocation()
  const wasHere = useRef(false)
  useEffect(() => {
    if (authenticated) wasHere.current = true
    else if (!loading && !wasHere.current) rememberAddress(`${pathname}${search}`)
  }, [authenticated, loading, pathname, search])
  if (loading) return <Spinner full />
  if (!authenticated) return <Navigate to={paths.login} replace />
  return <QuickLockGate accountId={accountId}>{children}</QuickLockGate>
}

/** Landing and sign-in are for visitors. Signed-in people are redirected to the journal. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { loading, authenticated } = useWho()
  if (loading) return <Spinner full />
  return authenticated ? <Onward /> : children
}

/** Redirects to the page that the visitor requested before signing in, or to the journal. */
function Onward() {
  const [address] = useState(rememberedAddress)
  useEffect(forgetAddress, [])
  return <Navigate to={address ?? paths.journal} replace />
}
