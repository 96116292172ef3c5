import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { UnchartedScene } from '#web/chart/uncharted-scene.tsx'
import { useStopLetterMail } from '#web/features/letters/letters.queries.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import actionStyles from '#web/ui/actions.module.css'
import barePageStyles from '#web/ui/bare-page.module.css'
import pageStyles from '#web/ui/page.module.css'

/** The page that the link in an email about a letter opens: it ends these emails at once, without signing in. */
export function Page() {
  const [parameters] = useSearchParams()
  const stop = useStopLetterMail()
  const started = useRef(false)
  const { mutate } = stop
  const link = { account: parameters.get('account') ?? '', token: parameters.get('token') ?? '' }
  const end = useRef(() => mutate(link))
  useEffect(() => {
    if (started.current) return
    started.current = true
    end.current()
  }, [])
  return (
    <main id="main" className={barePageStyles.verify} tabIndex={-1}>
      <div className={barePageStyles.barePageArt} aria-hidden="true">
        <UnchartedScene />
      </div>
      <div className={barePageStyles.barePage}>
        {stop.isError ? (
          <>
            <h1>The emails are still on</h1>
            <p role="alert">{sentenceOf(stop.error, 'Couldn’t save. Please try again.')}</p>
            <div className={actionStyles.actions}>
              <Button look="primary" size="large" onClick={() => mutate(link)}>
                Try again
              </Button>
            </div>
          </>
        ) : stop.isSuccess ? (
          <>
            <div role="status">
              <h1>No more emails about letters</h1>
              <p className={pageStyles.pageSub}>
                Your letters stay where they are. You can turn the emails on in Settings.
              </p>
            </div>
            <div className={actionStyles.actions}>
              <Link className={buttonClass({ size: 'large' })} to={paths.landing}>
                Open Soundings
              </Link>
            </div>
          </>
        ) : (
          <Spinner label="Ending these emails…" />
        )}
      </div>
    </main>
  )
}
