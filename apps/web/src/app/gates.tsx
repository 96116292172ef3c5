import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { authStatusQuery, onboardingNeededQuery } from '#web/features/auth/auth.queries.ts'
import { announceAccount, onOtherAccount } from '#web/lib/account-watch.ts'
import { useApi } from '#web/lib/api-context.ts'
import { forgetAddress, rememberAddress, rememberedAddress } from '#web/lib/return-address.ts'
import { sessionBegan } from '#web/lib/session-end.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { paths } from './paths.ts'

type Who = { loading: boolean; authenticated: boolean; needsOnboarding: boolean }

/** Who is looking: product-spec section 4, "Auth" and "Gate". */
export function useWho(): Who {
  const api = useApi()
  const status = useQuery(authStatusQuery(api))
  const authenticated = status.data?.authenticated ?? false
  const onboarding = useQuery(onboardingNeededQuery(api, authenticated))
  const accountId = status.data?.user?.id
  useEffect(() => {
    if (!accountId) return
    sessionBegan()
    announceAccount(accountId)
    // Nobody is signed in any more: where one was is nobody's to return to.
    return onOtherAccount(accountId, (who) =>
      who === null ? window.location.assign(paths.login) : window.location.reload(),
    )
  }, [accountId])
  return {
    loading: status.isPending || (authenticated && onboarding.isPending),
    authenticated,
    needsOnboarding: onboarding.data ?? false,
  }
}

/** Help is never behind onboarding, nor what one agrees to. */
const EXEMPT = [paths.login, paths.verify, paths.support, paths.privacy, paths.terms, paths.about]

/**
 * Whoever still needs onboarding is brought to it from every other address but /login and /verify (product-spec section
 * 4, "Gate") and what is open to all; until that is known only a spinner shows.
 */
export function OnboardingGate({ children }: { children: ReactNode }) {
  const { loading, authenticated, needsOnboarding } = useWho()
  const { pathname } = useLocation()
  const exempt = pathname.startsWith(paths.onboarding) || EXEMPT.some((path) => path === pathname)
  // Signing in changes the answer while the page that does it is at work: that page must not be taken away.
  if (exempt) return children
  if (loading) return <Spinner full />
  return authenticated && needsOnboarding ? <Navigate to={paths.onboarding} replace /> : children
}

/**
 * Shows a protected screen to people who are signed in. Visitors are sent to sign in, and come back here afterwards. Not
 * who has just signed out: the address may tell what they looked at.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { loading, authenticated } = useWho()
  const { pathname, search } = useLocation()
  const wasHere = useRef(false)
  useEffect(() => {
    if (authenticated) wasHere.current = true
    else if (!loading && !wasHere.current) rememberAddress(`${pathname}${search}`)
  }, [authenticated, loading, pathname, search])
  if (loading) return <Spinner full />
  return authenticated ? children : <Navigate to={paths.login} replace />
}

/** Landing and sign-in are for visitors: whoever is signed in already goes on to the journal. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { loading, authenticated } = useWho()
  if (loading) return <Spinner full />
  return authenticated ? <Onward /> : children
}

/** To where the visitor wanted to go before signing in, or to the journal. */
function Onward() {
  const [address] = useState(rememberedAddress)
  useEffect(forgetAddress, [])
  return <Navigate to={address ?? paths.journal} replace />
}
