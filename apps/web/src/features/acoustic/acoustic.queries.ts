import type { DeviceCheck } from '@soundings/contract/acoustic'
import { acoustic } from '@soundings/contract/endpoints'
import { ACOUSTIC_DAYS } from '@soundings/core/acoustic'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { keys } from '#web/lib/query-keys.ts'

/** The performance tier of this device, then the analysis for it. A failed check counts as medium. */
export function acousticQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.acoustic,
    queryFn: async ({ signal }) => {
      const { device_tier: tier } = await api
        .call(acoustic.deviceCheck, { signal })
        .catch((): DeviceCheck => ({ device_tier: 'medium' }))
      return api.call(acoustic.analysis, { query: { days: ACOUSTIC_DAYS, tier }, signal })
    },
    retry: false,
  })
}
