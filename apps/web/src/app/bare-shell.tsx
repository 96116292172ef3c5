import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { useWayOut } from '#web/features/auth/use-way-out.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { BrandMark } from '#web/ui/marks.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWho } from './gates.tsx'
import { paths } from './paths.ts'
import { SessionBanner } from './session-banner.tsx'
import { Footer, Shell, SkipLink } from './shell.tsx'

/** What can be read without the app being open. */
const OPEN_TO_ALL = [
  { to: paths.about, label: 'About' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
]

/** The frame of the steps before the journal is open: the name, a way out, what can be read meanwhile. */
export function OnboardingShell() {
  return (
    <BareShell actions={<SignOutButton />}>
      <div className="wrap">
        <Outlet />
      </div>
    </BareShell>
  )
}

/** The frame of a page that is open to all: the app's own for who uses it, else the way to where one came from. */
export function PublicShell() {
  const { loading, authenticated, needsOnboarding } = useWho()
  if (loading) return <Spinner full />
  if (authenticated && !needsOnboarding) return <Shell />
  const actions = authenticated ? (
    <Link className={buttonClass()} to={paths.onboarding}>
      Back to setup
    </Link>
  ) : (
    <Link className={buttonClass()} to={paths.login}>
      Sign In
    </Link>
  )
  return (
    <BareShell actions={actions} {...(authenticated ? {} : { home: paths.landing })}>
      <Outlet />
    </BareShell>
  )
}

function BareShell({ home, actions, children }: { home?: string; actions: ReactNode; children: ReactNode }) {
  const brand = (
    <>
      <BrandMark />
      <span>Soundings</span>
    </>
  )
  return (
    <>
      <SkipLink />
      <header className="top">
        <div className="wrap">
          {home ? (
            <Link className="brand" to={home}>
              {brand}
            </Link>
          ) : (
            <span className="brand">{brand}</span>
          )}
          <div className="top-acts">{actions}</div>
        </div>
      </header>
      <SessionBanner />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer links={OPEN_TO_ALL} />
    </>
  )
}

function SignOutButton() {
  const { leave, isLeaving, dialog } = useWayOut(null)
  return (
    <>
      <Button look="ghost" busy={isLeaving} onClick={leave}>
        Sign Out
      </Button>
      {dialog}
    </>
  )
}
