import type { Classification } from '@soundings/contract/imports'
import { dayOfIsoDate } from '@soundings/core/time'
import type { PendingImport } from './pending-imports.store.ts'

/** Entries of the last 7 days are recent (product-spec section 5), so more than one a day is not a week's writing. */
const RECENT_DAYS = 7

/**
 * The classification that is recommended for undated entries: whoever brings a whole diary, or one with older dates
 * beside them, most likely brings the past; a page or two are most likely of these days.
 * @param today ordinal local day
 */
export function smartDefault(pending: readonly Pick<PendingImport, 'plan'>[], today: number): Classification {
  const kept = pending.flatMap(({ plan }) => plan.decisions.filter(({ keep }) => keep))
  const undated = kept.filter(({ date }) => date === null).length
  const hasOlder = kept.some(({ date }) => date !== null && today - (dayOfIsoDate(date) ?? today) >= RECENT_DAYS)
  return hasOlder || undated > RECENT_DAYS ? 'historic' : 'recent'
}
