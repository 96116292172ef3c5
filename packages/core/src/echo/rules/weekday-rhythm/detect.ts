import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import { WEEKDAYS } from '../../../time/index.ts'
import type { Journal, RatedDay } from '../../journal/journal.ts'
import type { Reading } from '../../journal/reading.ts'
import type { PatternDetector } from '../../finding/rule.ts'
import { carriedLine } from '../../quoting/carried-line.ts'
import { keyText, splitBy, splitByEntry, testGroups, type Group, type GroupKey } from '../../ratings/rating-split.ts'
import type { WeekdaySlots } from './wording.ts'

/**
 * The test needs 20 rated days over four weeks, and three groups. A weekday with three days is a group, and so is the
 * weekend with five. An Echo needs four days of its group (docs/spec/numbers.md#rules).
 */
const MIN_DAYS = 20
const MIN_SPAN_DAYS = 28
const MIN_SEEN = 3
const MIN_WEEKEND_SEEN = 5
const MIN_TOLD = 4
const MIN_GROUPS = 3

/** Detects a day of the week, or the weekend, that is rated differently. */
export const weekdayRhythm: PatternDetector<'weekday_rhythm', WeekdaySlots, GroupKey> = {
  rule: 'weekday_rhythm',
  type: 'weekday_rhythm',
  label: 'The shape of the week',
  claim: 'pattern',
  family: 'standing',
  certificationWeight: 1,
  weight: 1,
  inGentleTimes: false,
  restDays: REST_DAYS.season,
  restEchoes: REST_ECHOES.other,
  test({ days }, seed) {
    const span = (days.at(-1)?.day ?? 0) - (days[0]?.day ?? 0) + 1
    const groups = weekGroups(days)
    if (days.length < MIN_DAYS || span < MIN_SPAN_DAYS || groups.length < MIN_GROUPS) return null
    const result = testGroups(rowsOf(days), groups, `${seed}|weekday_rhythm`)
    const seen = groups.find((group) => group.name === result?.key.group)?.has.filter(Boolean).length ?? 0
    return result && { ...result, isLarge: result.isLarge && seen >= MIN_TOLD }
  },
  tell(journal, key) {
    const { days } = journal
    const { metric } = key
    const group = weekGroups(days).find(({ name }) => name === key.group)
    const [first, last] = [days[0], days.at(-1)]
    if (!group || !first || !last) return null
    const byDay = splitBy(rowsOf(days), group.has, metric)
    const inside = days.filter((_, i) => group.has[i])
    const told = splitByEntry(byDay, journal.rated, new Set(inside.map(({ day }) => day)), metric)
    if (!told?.isLarge || told.count < MIN_TOLD) return null
    const { count, others, mean, otherMean, difference, direction, effect } = told
    // Readers take a count of days to mean all of them, unrated ones too.
    const counts = journal.entries.length === journal.rated.length ? { days: count, others } : {}
    const { slots, ...line } = carriedLine(readingsOf(journal, inside), journal)
    return {
      key: keyText(key),
      slots: {
        weekday: group.name,
        metric,
        ...counts,
        mean,
        otherMean,
        difference,
        direction,
        ...slots,
      },
      entries: inside.flatMap(({ entries }) => entries),
      pointsAt: [],
      ...line,
      basedOn: days.reduce((sum, day) => sum + day.entries.length, 0),
      firstDay: first.day,
      lastDay: last.day,
      cover: count / days.length,
      strength: effect,
      statistic: { effect },
    }
  },
}

function readingsOf(journal: Journal, days: readonly RatedDay[]): Reading[] {
  const ids = new Set(days.flatMap(({ entries }) => entries))
  return journal.entries.filter(({ entry }) => ids.has(entry.id))
}

function rowsOf(days: readonly RatedDay[]) {
  return days.map(({ day, means }) => ({ day, ratings: means }))
}

function weekGroups(days: readonly RatedDay[]): Group[] {
  const weekdays = WEEKDAYS.map((name, weekday) => ({
    name: `${name}s`,
    has: days.map((day) => day.weekday === weekday),
  }))
  const weekend = { name: 'weekends', has: days.map((day) => day.weekday === 0 || day.weekday === 6) }
  const seen = (group: Group) => group.has.filter(Boolean).length
  return [
    ...weekdays.filter((group) => seen(group) >= MIN_SEEN),
    ...(seen(weekend) >= MIN_WEEKEND_SEEN ? [weekend] : []),
  ]
}
