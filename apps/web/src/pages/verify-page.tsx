import type { LinkDetails } from '@soundings/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { authStatusQuery, useLinkDetails, useVerifyLink } from '#web/features/auth/auth.queries.ts'
import { useApi } from '#web/lib/api-context.ts'
import { serverErrorOr } from '#web/lib/api-error.ts'
import { forgetAddress, rememberedAddress } from '#web/lib/return-address.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { UnchartedScene } from '#web/ui/chart/uncharted-scene.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** After a verification the journal, or what the visitor asked for, opens this much later (product-spec section 9). */
const REDIRECT_MS = 2000

/**
 * Where a mailed link leads. In the browser that asked for it, it is used when the page has loaded. In any other, and
 * where somebody else is signed in, the page asks first: whoever sent the link may mean another account than its reader.
 */
export function VerifyPage() {
  usePageTitle('Verify')
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
    <main id="main" className="verify" tabIndex={-1}>
      <div className="nf-art" aria-hidden="true">
        <UnchartedScene />
      </div>
      <div className="nf">
        {failure ? (
          <>
            <h1>Verification Failed</h1>
            <p role="alert">{failure}</p>
            <div className="acts">
              <Link className={buttonClass({ look: 'primary', size: 'large' })} to={paths.login}>
                Try Again
              </Link>
            </div>
          </>
        ) : isSuccess ? (
          <div role="status">
            <h1>Verification Successful</h1>
            <p className="page-sub">Your journal opens now.</p>
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

/** True where using a link at once changes nothing that its reader does not expect. */
function mayUse({ asked_here, signed_in_here }: LinkDetails): boolean {
  return signed_in_here === 'same' || (asked_here && signed_in_here === 'nobody')
}

/** Says whose account a link opens before it opens it. */
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
      <p className="page-sub">
        {isOther
          ? `You are signed in as ${status?.user?.email ?? 'somebody else'} in this browser. Signing in as ${link.email} ends that.`
          : 'This link was asked for in another browser. If it was not you who asked, leave it unused.'}
      </p>
      <div className="acts">
        <Button look="primary" size="large" onClick={onUse}>
          Sign In
        </Button>
        <Link className={buttonClass({ size: 'large' })} to={isOther ? paths.journal : paths.landing}>
          {isOther ? 'Stay signed in as I am' : 'Leave it unused'}
        </Link>
      </div>
    </>
  )
}
