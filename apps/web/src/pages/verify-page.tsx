import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { useVerifyLink } from '#web/features/auth/auth.queries.ts'
import { serverErrorOr } from '#web/lib/api-error.ts'
import { forgetAddress, rememberedAddress } from '#web/lib/return-address.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { UnchartedScene } from '#web/ui/chart/uncharted-scene.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** After a verification the journal, or what the visitor asked for, opens this much later (product-spec section 9). */
const REDIRECT_MS = 2000

/** Where a mailed link leads: it is used once, by this page, when the page has loaded. */
export function VerifyPage() {
  usePageTitle('Verify')
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const navigate = useNavigate()
  const verify = useVerifyLink()
  const started = useRef(false)
  const { mutate } = verify

  useEffect(() => {
    if (started.current || token === '') return
    started.current = true
    mutate(token)
  }, [token, mutate])

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

  const failure =
    token === '' ? 'No verification token provided' : verify.error && serverErrorOr(verify.error, 'Verification failed')
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
        ) : (
          <Spinner label="Verifying…" />
        )}
      </div>
    </main>
  )
}
