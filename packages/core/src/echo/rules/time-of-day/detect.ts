import { PARTS_OF_DAY, REST_DAYS, REST_ECHOES } from '../../constants.ts'
import type { RatedEntry } from '../../journal/journal.ts'
import type { PatternDetector } from '../../finding/rule.ts'
import { groupFinding, testGroups, type Group, type GroupKey } from '../../ratings/rating-split.ts'
import type { TimeOfDaySlots } from './wording.ts'

/**
 * From 20 rated entries; parts of the day with at least 5 entries inside and 8 outside (docs/spec/numbers.md#rules).
 */
const MIN_ENTRIES = 20
const MIN_INSIDE = 5
const MIN_OUTSIDE = 8

/** Detects a part of the day whose entries are rated differently. */
export const timeOfDay: PatternDetector<'time_of_day', TimeOfDaySlots, GroupKey> = {
  rule: 'time_of_day',
  type: 'time_of_day',
  label: 'An hour and a rating',
  claim: 'pattern',
  family: 'standing',
  certificationWeight: 1.5,
  weight: 1,
  inGentleTimes: false,
  restDays: REST_DAYS.season,
  restEchoes: REST_ECHOES.other,
  test({ rated }, seed) {
    const groups = partGroups(rated)
    return rated.length < MIN_ENTRIES || groups.length === 0 ? null : testGroups(rated, groups, `${seed}|time_of_day`)
  },
  tell(journal, key) {
    const isCountOfAll = () => journal.entries.length === journal.rated.length
    return groupFinding(journal, partGroups(journal.rated), key, { part: key.group }, isCountOfAll)
  },
}

function partGroups(rated: readonly RatedEntry[]): Group[] {
  return PARTS_OF_DAY.map(({ name, from }, index) => {
    const to = PARTS_OF_DAY[index + 1]?.from ?? Number.POSITIVE_INFINITY
    return { name, has: rated.map(({ hour }) => hour >= from && hour < to) }
  }).filter(({ has }) => {
    const inside = has.filter(Boolean).length
    return inside >= MIN_INSIDE && rated.length - inside >= MIN_OUTSIDE
  })
}
