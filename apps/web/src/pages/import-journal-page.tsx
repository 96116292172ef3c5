import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ImportJourney } from '#web/features/journal-import/import-journey.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { needsOnboarding, onboardingStatusQuery } from '#web/lib/onboarding-status.ts'
import { onboardingStep, paths } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Only at the end of an import, so it is fetched then. */
const YearStrips = lazyPart(
  () => import('#web/features/calendar/year-strips.tsx').then((module) => module.YearStrips),
  () => null,
)

/** The step of onboarding that asks how someone writes. */
const METHOD_STEP = 2

/** Brings a journal in from another app. */
export function Page() {
  const { data: status } = useQuery(onboardingStatusQuery(useApi()))
  return (
    <div className="wrap">
      <ImportJourney
        back={
          needsOnboarding(status) ? (
            <BackLink to={onboardingStep(METHOD_STEP)}>Back to the welcome</BackLink>
          ) : (
            <BackLink to={paths.settings}>Back to settings</BackLink>
          )
        }
        years={(span) => (
          <Suspense fallback={null}>
            <YearStrips span={span} />
          </Suspense>
        )}
        calendarPath={`${paths.calendar}&span=years`}
        journalPath={paths.entries}
      />
    </div>
  )
}
