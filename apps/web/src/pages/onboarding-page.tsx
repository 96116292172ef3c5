import type { OnboardingStatus } from '@soundings/contract/onboarding'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { onboardingStep, paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { ImportNotice } from '#web/features/imports/import-notice.tsx'
import { UploadSheets } from '#web/features/imports/upload-sheets.tsx'
import { useUploads } from '#web/features/imports/use-uploads.ts'
import { AwakeningStep } from '#web/features/onboarding/awakening-step.tsx'
import { IntentionsStep } from '#web/features/onboarding/intentions-step.tsx'
import { MethodStep } from '#web/features/onboarding/method-step.tsx'
import { onboardingStatusQuery } from '#web/lib/onboarding-status.ts'
import { expectedStep, stepOfPath } from '#web/features/onboarding/steps.ts'
import { TuningStep } from '#web/features/onboarding/tuning-step.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** Four steps before the first entry. A returning person continues at the step they left. */
export function Page() {
  const status = useQuery(onboardingStatusQuery(useApi()))
  if (status.isPending) return <Spinner full />
  // Without a status, onboarding starts with the first step (docs/messages.md#signing-in).
  return <Steps status={status.data ?? null} />
}

/** Steps opened from within the page are shown as they are; a URL from outside is corrected to the next step. */
const WITHIN = { within: true }

function Steps({ status }: { status: OnboardingStatus | null }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  if (status?.user.onboarding_completed) return <Navigate to={paths.journal} replace />
  const expected = expectedStep(status)
  const asked = stepOfPath(pathname)
  const within = (state as typeof WITHIN | null)?.within === true
  if (!within || asked === null || asked > expected) {
    return <Navigate to={onboardingStep(expected)} replace state={WITHIN} />
  }
  const to = (step: number) => () => void navigate(onboardingStep(step), { state: WITHIN })
  const chosen = status?.onboarding ?? null
  switch (asked) {
    case 1:
      return <IntentionsStep chosen={chosen} onSaved={to(2)} />
    case 2:
      return <MethodStepWithUploads chosen={chosen} onBack={to(1)} onSaved={to(3)} />
    case 3:
      return <TuningStep chosen={chosen} onBack={to(2)} onSaved={to(4)} />
    default:
      // A full page load, as the specification requires.
      return <AwakeningStep onBack={to(3)} onCompleted={() => window.location.assign(paths.journal)} />
  }
}

function MethodStepWithUploads({
  chosen,
  onBack,
  onSaved,
}: Pick<Parameters<typeof MethodStep>[0], 'chosen' | 'onBack' | 'onSaved'>) {
  const uploads = useUploads()
  const { data: status } = useQuery(authStatusQuery(useApi()))
  return (
    <>
      <MethodStep
        chosen={chosen}
        notice={
          uploads.outcome && <ImportNotice outcome={uploads.outcome} onDismiss={() => uploads.setOutcome(null)} />
        }
        bring={
          <Link className={buttonClass()} to={paths.importJournal}>
            Import from another app
          </Link>
        }
        onUpload={() => uploads.begin()}
        onBack={onBack}
        onSaved={onSaved}
      />
      <UploadSheets uploads={uploads} photographsSentTo={status?.features.photographs_sent_to ?? null} everything />
    </>
  )
}
