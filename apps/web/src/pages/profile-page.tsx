import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/lib/paths.ts'
import { paymentMethodsQuery } from '#web/features/billing/billing.queries.ts'
import { SandboxNote } from '#web/features/billing/sandbox-note.tsx'
import { ToldEcho } from '#web/features/echoes/told-echo.tsx'
import { OnThisDaySection } from '#web/features/on-this-day/on-this-day-section.tsx'
import { PlanCards } from '#web/features/plans/plan-cards.tsx'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { profileQuery } from '#web/features/profile/profile.queries.ts'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import pageStyles from '#web/ui/page.module.css'
import styles from './profile-page.module.css'

export function Page() {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <BackLink to={paths.settings}>Back to settings</BackLink>
          <h1>Profile</h1>
        </div>
      </div>
      <ProfileParts />
    </div>
  )
}

function ProfileParts() {
  const api = useApi()
  const { data: profile, error, isPending, refetch } = useQuery(profileQuery(api))
  const { data: billing } = useQuery(paymentMethodsQuery(api))
  if (isPending) return <Spinner />
  if (!profile) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load your profile.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  const isSandbox = billing?.gateway === 'sandbox'
  return (
    <>
      <ProfileForm profile={profile} />
      <OnThisDaySection />
      <h2 className={styles.plansTitle}>Plan</h2>
      {isSandbox && (
        <div className={styles.plansNote}>
          <SandboxNote />
        </div>
      )}
      <PlanCards current={profile.subscription_tier} isSandbox={isSandbox} />
      <ToldEcho />
    </>
  )
}
