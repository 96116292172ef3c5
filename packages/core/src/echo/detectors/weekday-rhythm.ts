import { REST_DAYS, REST_ECHOES } from '../constants.ts'
import type { Journal, RatedDay } from '../journal.ts'
import type { Reading } from '../reading.ts'
import type { PatternDetector } from '../types.ts'
import { carriedLine } from './carried-line.ts'
import { partsOf, splitBy, testGroups, toldByEntry, type Group } from './rating-split.ts'

/** From 20 days over four weeks; weekdays seen three times, weekend days five times, four to be told (A.2.12). */
const MIN_DAYS = 20
const MIN_SPAN_DAYS = 28
const MIN_SEEN = 3
const MIN_WEEKEND_SEEN = 5
const MIN_TOLD = 4
const MIN_GROUPS = 3
const NAMES = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/** A day of the week, or the weekend, that stands apart in a rating. */
export const weekdayRhythm: PatternDetector = {
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
    const name = partsOf(result?.key ?? '')?.name
    const seen = groups.find((group) => group.name === name)?.has.filter(Boolean).length ?? 0
    return result && { ...result, isLarge: result.isLarge && seen >= MIN_TOLD }
  },
  tell(journal, key) {
    const { days } = journal
    const parts = partsOf(key)
    const group = weekGroups(days).find(({ name }) => name === parts?.name)
    const [first, last] = [days[0], days.at(-1)]
    if (!parts || !group || !first || !last) return null
    const byDay = splitBy(rowsOf(days), group.has, parts.metric)
    const inside = days.filter((_, i) => group.has[i])
    const told = toldByEntry(byDay, journal.rated, new Set(inside.map(({ day }) => day)), parts.metric)
    if (!told?.isLarge || told.count < MIN_TOLD) return null
    const { count, others, mean, otherMean, difference, direction, effect } = told
    // A count of days is read as all of them, unrated ones too.
    const counts = journal.entries.length === journal.rated.length ? { days: count, others } : {}
    const { slots, ...line } = carriedLine(readingsOf(journal, inside), journal)
    return {
      key,
      slots: {
        weekday: group.name,
        metric: parts.metric,
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
  const weekdays = NAMES.map((name, weekday) => ({ name, has: days.map((day) => day.weekday === weekday) }))
  const weekend = { name: 'weekends', has: days.map((day) => day.weekday === 0 || day.weekday === 6) }
  const seen = (group: Group) => group.has.filter(Boolean).length
  return [
    ...weekdays.filter((group) => seen(group) >= MIN_SEEN),
    ...(seen(weekend) >= MIN_WEEKEND_SEEN ? [weekend] : []),
  ]
}
