import type { LinkDetails } from '@soundings/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { authStatusQuery, useLinkDetails, useVerifyLink } from '#web/features/auth/auth.queries.ts'
import { useApi } from '#web/lib/api-context.ts'
import { serverErrorOr } from '#web/lib/api-error.ts'
import { forgetAddress, rememberedAddress } from '#web/lib/return-address.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { UnchartedScene } from '#web/chart/uncharted-scene.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import actionStyles from '#web/ui/actions.module.css'
import barePageStyles from '#web/ui/bare-page.module.css'
import pageStyles from '#web/ui/page.module.css'

/** Milliseconds after a verification until the journal, or the requested page, opens (docs/spec/numbers.md#screens). */
const REDIRECT_MS = 2000

/**
 * The page that a mailed link opens. In the browser that requested it, the link is used as soon as the page has loaded.
 * In any other browser, and where another account is signed in, the page asks first: the link may be for another
 * account than the reader's.
 */
export function Page() {
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const navigate = useNavigate()
  const verify = useVerifyLink()
  const started = useRef(false)
  const details = useLinkDetails()
  const { mutate } = verify
  const { mutate: look } = details

  useEffect(() => {
    if (started.current || token === '') return
    started.current = true
    look(token, { onSuccess: (found) => mayUse(found) && mutate(token) })
  }, [token, look, mutate])

  const { isSuccess } = verify
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => {
      const address = rememberedAddress()
      forgetAddress()
      void navigate(address ?? paths.journal, { replace: true })
    }, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])

  const error = details.error ?? verify.error
  const failure = token === '' ? 'No verification token provided' : error && serverErrorOr(error, 'Verification failed')
  const question = verify.isIdle && details.data && !mayUse(details.data) ? details.data : null
  return (
    <main id="main" className={barePageStyles.verify} tabIndex={-1}>
      <div className={barePageStyles.barePageArt} aria-hidden="true">
        <UnchartedScene />
      </div>
      <div className={barePageStyles.barePage}>
        {failure ? (
          <>
            <h1>Verification Failed</h1>
            <p role="alert">{failure}</p>
            <div className={actionStyles.actions}>
              <Link className={buttonClass({ look: 'primary', size: 'large' })} to={paths.login}>
                Try Again
              </Link>
            </div>
          </>
        ) : isSuccess ? (
          <div role="status">
            <h1>Verification Successful</h1>
            <p className={pageStyles.pageSub}>Opening your journal…</p>
          </div>
        ) : question ? (
          <LinkQuestion link={question} onUse={() => mutate(token)} />
        ) : (
          <Spinner label="Verifying…" />
        )}
      </div>
    </main>
  )
}

/** True when using the link at once can't surprise its reader. */
function mayUse({ asked_here, signed_in_here }: LinkDetails): boolean {
  return signed_in_here === 'same' || (asked_here && signed_in_here === 'nobody')
}

/** Shows the account of the link, and asks before it is opened. */
function LinkQuestion({ link, onUse }: { link: LinkDetails; onUse: () => void }) {
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isOther = link.signed_in_here === 'other'
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        Sign in as {link.email}?
      </h1>
      <p className={pageStyles.pageSub}>
        {isOther
          ? `You’re signed in as ${status?.user?.email ?? 'someone else'} in this browser. Signing in as ${link.email} signs that account out.`
          : 'This link was requested in another browser. If you didn’t request it, don’t use it.'}
      </p>
      <div className={actionStyles.actions}>
        <Button look="primary" size="large" onClick={onUse}>
          Sign In
        </Button>
        <Link className={buttonClass({ size: 'large' })} to={isOther ? paths.journal : paths.landing}>
          {isOther ? 'Stay signed in' : 'Don’t use it'}
        </Link>
      </div>
    </>
  )
}
