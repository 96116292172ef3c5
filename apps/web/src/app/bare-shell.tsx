import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { useWayOut } from '#web/features/auth/use-way-out.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { BrandMark } from '#web/ui/marks.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWho } from './gates.tsx'
import { paths } from '../lib/paths.ts'
import { linksFor } from './routes.ts'
import { SessionBanner } from './session-banner.tsx'
import { Footer, Shell, SkipLink } from './shell.tsx'
import brandStyles from '#web/ui/brand.module.css'
import frameStyles from '#web/ui/frame.module.css'

const OPEN_TO_ALL = linksFor('openFooter')

/**
 * The frame of the onboarding pages: the app's name, Sign Out, and links to pages that are open before setup is done.
 */
export function OnboardingShell() {
  return (
    <BareShell actions={<SignOutButton />}>
      <div className="wrap">
        <Outlet />
      </div>
    </BareShell>
  )
}

/**
 * The frame of a public page: the app's own frame for signed-in people; for others, a link to sign in or back to setup.
 */
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
      <header className={frameStyles.top}>
        <div className="wrap">
          {home ? (
            <Link className={brandStyles.brand} to={home}>
              {brand}
            </Link>
          ) : (
            <span className={brandStyles.brand}>{brand}</span>
          )}
          <div className={frameStyles.topActions}>{actions}</div>
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
