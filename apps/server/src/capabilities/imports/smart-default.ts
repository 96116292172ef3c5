import type { Classification } from '@soundings/contract/imports'
import { isRecentDay, RECENT_DAYS } from '@soundings/core/entries'
import { dayOfIsoDate } from '@soundings/core/time'
import type { PendingImport } from './pending-imports.store.ts'

/**
 * The recommended classification of undated entries: a whole diary, or one that also has older dates, most likely
 * contains the past; a page or two are most likely recent.
 * @param today ordinal local day
 */
export function smartDefault(pending: readonly Pick<PendingImport, 'plan'>[], today: number): Classification {
  const kept = pending.flatMap(({ plan }) => plan.decisions.filter(({ keep }) => keep))
  const undated = kept.filter(({ date }) => date === null).length
  const hasOlder = kept.some(({ date }) => date !== null && !isRecentDay(dayOfIsoDate(date) ?? today, today))
  // This many entries would be more than one per day in the last week, so they must be older.
  return hasOlder || undated > RECENT_DAYS ? 'historic' : 'recent'
}
