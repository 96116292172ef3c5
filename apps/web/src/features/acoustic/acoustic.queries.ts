import type { AcousticAnalysis, DeviceCheck } from '@soundings/contract/acoustic'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'

/** Days the picture looks back on (product-spec section 9). */
export const ANALYSIS_DAYS = 14

/** The tier of this device, then the analysis for it. A check that fails counts as medium. */
export function acousticQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['echoes', 'acoustic'],
    queryFn: async ({ signal }) => {
      const { device_tier } = await api
        .get<DeviceCheck>('/api/acoustic/device-check', { signal })
        .catch((): DeviceCheck => ({ device_tier: 'medium' }))
      const query = new URLSearchParams({ days: String(ANALYSIS_DAYS), tier: device_tier })
      return api.get<AcousticAnalysis>(`/api/acoustic/analysis?${query}`, { signal })
    },
    retry: false,
  })
}
