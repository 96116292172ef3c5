import { Link, useSearchParams } from 'react-router'
import { UnchartedScene } from '#web/chart/uncharted-scene.tsx'
import { useStopReminderMail } from '#web/features/reminders/reminders.queries.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import actionStyles from '#web/ui/actions.module.css'
import barePageStyles from '#web/ui/bare-page.module.css'
import pageStyles from '#web/ui/page.module.css'

/** The page that the link in a reminder opens. It asks, because programs that check links open it too. */
export function Page() {
  const [parameters] = useSearchParams()
  const stop = useStopReminderMail()
  const link = { account: parameters.get('account') ?? '', token: parameters.get('token') ?? '' }
  return (
    <main id="main" className={barePageStyles.verify} tabIndex={-1}>
      <div className={barePageStyles.barePageArt} aria-hidden="true">
        <UnchartedScene />
      </div>
      <div className={barePageStyles.barePage}>
        <div role="status">
          <h1>{stop.isSuccess ? 'No more reminders by email' : 'End reminders by email?'}</h1>
          <p className={pageStyles.pageSub}>
            {stop.isSuccess
              ? 'You can turn them on again in Settings.'
              : 'Your journal stays as it is. Reminders on your devices go on.'}
          </p>
        </div>
        {stop.isError && <p role="alert">{sentenceOf(stop.error, 'Couldn’t save. Please try again.')}</p>}
        <div className={actionStyles.actions}>
          {!stop.isSuccess && (
            <Button look="primary" size="large" busy={stop.isPending} onClick={() => stop.mutate(link)}>
              End these emails
            </Button>
          )}
          <Link className={buttonClass({ size: 'large' })} to={paths.landing}>
            Open Soundings
          </Link>
        </div>
      </div>
    </main>
  )
}
