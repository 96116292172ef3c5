import type { Metric } from '../../../entries/index.ts'
import { REST_DAYS, REST_ECHOES } from '../../constants.ts'
import { seededRandom } from '../../../random/index.ts'
import { changePoint } from '../../../statistics/index.ts'
import type { RatedDay } from '../../journal/journal.ts'
import type { PatternDetector } from '../../finding/rule.ts'
import { splitBy, splitByEntry } from '../../ratings/rating-split.ts'
import type { TurningPointSlots } from './wording.ts'

/**
 * The test reads the last 60 rated days, if there are 16 or more. From 45 on it tests energy as well as mood
 * (docs/spec/numbers.md#rules).
 */
const DAYS = 60
const MIN_DAYS = 16
const ENERGY_FROM_DAYS = 45
/** Days needed on each side. */
const MIN_SIDE = 5
const MIN_CHANGE = 0.6
const MIN_CHANGE_EFFECT = 0.8

/** The day of the change, and the rating that changed. */
type TurningKey = { since: number; metric: Metric }

/** Detects a day at which the level of a rating changes. */
export const turningPoint: PatternDetector<'turning_point', TurningPointSlots, TurningKey> = {
  rule: 'turning_point',
  type: 'turning_point',
  label: 'A change of level',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 1.25,
  weight: 1,
  inGentleTimes: false,
  restDays: REST_DAYS.once,
  restEchoes: REST_ECHOES.other,
  test(journal, seed) {
    const days = journal.days.slice(-DAYS)
    if (days.length < MIN_DAYS) return null
    const metrics = days.length < ENERGY_FROM_DAYS ? (['mood'] as const) : (['mood', 'energy'] as const)
    const found = changePoint(
      metrics.map((metric) => days.map(({ means }) => means[metric])),
      days.map(({ day }) => day),
      seededRandom(`${seed}|turning_point`),
    )
    const metric = metrics[found?.series ?? -1]
    const since = days[found?.split ?? -1]?.day
    if (!found || !metric || since === undefined) return null
    return {
      key: { since, metric },
      subject: metric,
      p: found.p,
      isLarge: levels(days, since, metric).isLarge,
      statistic: { name: 'max_t', value: found.t, phi: found.phi },
    }
  },
  tell(journal, key) {
    const days = journal.days.slice(-DAYS)
    const { since, metric } = key
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return null
    // "Before" and "since" mean all days, including those before the examined ones.
    const everSince = new Set(journal.days.filter(({ day }) => day >= since).map(({ day }) => day))
    const byDay = levels(days, since, metric)
    const told = splitByEntry(byDay, journal.rated, everSince, metric, MIN_CHANGE)
    if (!told?.isLarge || Math.min(told.count, told.others) < MIN_SIDE) return null
    const { count, others, mean, otherMean, difference, direction, effect } = told
    // Readers take a count of days to mean all of them, too.
    const isAll = days.length === journal.days.length && journal.entries.length === journal.rated.length
    return {
      key: `${since}|${metric}`,
      slots: {
        date: since,
        metric,
        ...(isAll ? { days: count, others } : {}),
        mean,
        otherMean,
        difference,
        direction,
      },
      entries: [],
      pointsAt: [],
      quotes: [],
      basedOn: days.reduce((sum, day) => sum + day.entries.length, 0),
      firstDay: first.day,
      lastDay: last.day,
      cover: count / days.length,
      strength: effect,
      statistic: { effect },
    }
  },
}

function levels(days: readonly RatedDay[], since: number, metric: Metric) {
  const rows = days.map(({ day, means }) => ({ day, ratings: means }))
  const split = splitBy(
    rows,
    rows.map(({ day }) => day >= since),
    metric,
  )
  const isLarge = split.difference >= MIN_CHANGE && Math.abs(split.effect) >= MIN_CHANGE_EFFECT
  return { ...split, isLarge }
}
