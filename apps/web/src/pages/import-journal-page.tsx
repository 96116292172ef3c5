import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Onward } from '#web/features/journal-imports/brought.tsx'
import { ImportJourney } from '#web/features/journal-imports/import-journey.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { needsOnboarding, onboardingStatusQuery } from '#web/lib/onboarding-status.ts'
import { onboardingStep, paths } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Fetched at the end of an import, because only that view has it. */
const YearStrips = lazyPart(
  () => import('#web/features/calendar/year-strips.tsx').then((module) => module.YearStrips),
  () => null,
)

/** The onboarding step that asks how the person wants to add entries. */
const METHOD_STEP = 2

const SETUP = { to: onboardingStep(METHOD_STEP), name: 'Continue setup' }
/** The other pages open after setup. */
const IN_SETUP: Onward = { reviewedAt: 'in setup, under Upload content,', dated: SETUP, undated: SETUP }
const IN_JOURNAL: Onward = {
  reviewedAt: 'on the Journal page under Upload',
  dated: { to: `${paths.calendar}&span=years`, name: 'See all years' },
  undated: { to: paths.entries, name: 'See your journal' },
}

export function Page() {
  const isWelcome = needsOnboarding(useQuery(onboardingStatusQuery(useApi())).data)
  return (
    <div className="wrap">
      <ImportJourney
        back={
          isWelcome ? (
            <BackLink to={SETUP.to}>Back to setup</BackLink>
          ) : (
            <BackLink to={paths.settings}>Back to settings</BackLink>
          )
        }
        years={(span) => (
          <Suspense fallback={null}>
            <YearStrips span={span} />
          </Suspense>
        )}
        onward={isWelcome ? IN_SETUP : IN_JOURNAL}
      />
    </div>
  )
}
