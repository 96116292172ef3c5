import type { MailLink } from '@soundings/contract/mail-link'
import { Link, useSearchParams } from 'react-router'
import { UnchartedScene } from '#web/chart/uncharted-scene.tsx'
import { sentenceOf } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import actionStyles from '#web/ui/actions.module.css'
import barePageStyles from '#web/ui/bare-page.module.css'
import pageStyles from '#web/ui/page.module.css'

type Words = { title: string; text: string }

/** The mutation that turns off the emails of one kind. */
type Stop = {
  mutate: (link: MailLink) => void
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  error: unknown
}

const INCOMPLETE: Words = {
  title: 'This link is incomplete',
  text: 'Part of it is missing. Open it from the email again, or turn these emails off in Settings.',
}

/**
 * The page that a link in an email opens to turn off such emails, without signing in. It asks first, because programs
 * that check links open it, too.
 */
export function MailOff({ question, ended, stop }: { question: Words; ended: Words; stop: Stop }) {
  const [parameters] = useSearchParams()
  const link = { account: parameters.get('account') ?? '', token: parameters.get('token') ?? '' }
  const isComplete = link.account !== '' && link.token !== ''
  const { title, text } = !isComplete ? INCOMPLETE : stop.isSuccess ? ended : question
  return (
    <main id="main" className={barePageStyles.verify} tabIndex={-1}>
      <div className={barePageStyles.barePageArt} aria-hidden="true">
        <UnchartedScene />
      </div>
      <div className={barePageStyles.barePage}>
        <div role="status">
          <h1>{title}</h1>
          <p className={pageStyles.pageSub}>{text}</p>
        </div>
        {stop.isError && <p role="alert">{sentenceOf(stop.error, 'Couldn’t save. Please try again.')}</p>}
        <div className={actionStyles.actions}>
          {isComplete && !stop.isSuccess && (
            <Button look="primary" size="large" busy={stop.isPending} onClick={() => stop.mutate(link)}>
              Turn off these emails
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
