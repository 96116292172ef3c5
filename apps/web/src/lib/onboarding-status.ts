import { onboarding } from '@soundings/contract/endpoints'
import type { OnboardingStatus } from '@soundings/contract/onboarding'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './api-client.ts'
import { keys } from './query-keys.ts'

/** The saved choices of onboarding, and whether it is finished. */
export function onboardingStatusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.onboarding,
    queryFn: ({ signal }) => api.call(onboarding.status, { signal }),
  })
}

/** The same query for the gate, without a retry. */
export function onboardingGateQuery(api: ApiClient) {
  return queryOptions({
    ...onboardingStatusQuery(api),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  })
}

/** Whether onboarding is unfinished. A status that can't be loaded counts as finished. */
export function needsOnboarding(status: OnboardingStatus | undefined): boolean {
  return status !== undefined && !status.user.onboarding_completed && !status.migration_needed
}
