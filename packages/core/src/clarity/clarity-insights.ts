import type { Metric } from '../entries/index.ts'
import type { Frequency } from '../account/index.ts'
import type { SafetyState } from '../safety/index.ts'
import { mean } from '../statistics/index.ts'
import { isoDateOf } from '../time/index.ts'
import { balance } from './balance.ts'
import { isBrightEarned, withoutBright } from './brightness.ts'
import { consistency } from './consistency.ts'
import { CLARITY_DAYS, ENTRY_DAYS_WANTED, LATEST_DAYS, RECENT_DAYS } from './constants.ts'
import { informativeness } from './informativeness.ts'
import { levelChange, type LevelChange } from './level-change.ts'
import { clarityMessage } from './message.ts'
import { ratedDays, type RatedDay } from './rated-days.ts'
import { bandOf, clarityScore, recencyBoost } from './score.ts'
import { stability } from './stability.ts'
import { trajectory } from './trajectory.ts'
import { trendOf } from './trend.ts'
import type { ClarityEntry } from './clarity-entry.ts'
import type { ClarityInsights, ClaritySubscores, MetricMeans } from './types.ts'

export type ClarityInput = {
  /** All entries of the journal, in any order. */
  entries: readonly ClarityEntry[]
  /** Ordinal local day now; entries on later days are ignored. */
  today: number
  frequency: Frequency
  safety: SafetyState
}

/** Clarity and its parts over the last 30 local days (docs/spec/rules.md#clarity). Historic entries are ignored. */
export function clarityInsights({ entries, today, frequency, safety }: ClarityInput): ClarityInsights {
  const counted = entries.filter((entry) => !entry.historic && entry.day <= today)
  const from = today - CLARITY_DAYS + 1
  const days = ratedDays(counted, from, today)
  const recent = days.filter(({ day }) => day > today - RECENT_DAYS)
  const informed = informativeness(days)
  const change = levelChange(days, today)
  const subscores =
    days.length === 0 ? NO_SUBSCORES : subscoresOf(counted, days, change, { today, frequency, informed })
  const trends = { mood: trendOf(change, 'mood'), energy: trendOf(change, 'energy'), focus: trendOf(change, 'focus') }
  const means = meansOf(recent)
  const baseline = meansOf(days)
  const age = counted.reduce((longest, { day }) => Math.max(longest, today - day + 1), 0)
  const raw = clarityScore(subscores, days.length, informed)
  const ground = { subscores, ratedDays: days.length, age, moods: [change?.week.mood ?? null, baseline.mood], safety }
  const clarity = isBrightEarned({ ...ground, trends: Object.values(trends) }) ? raw : withoutBright(raw)
  const band = bandOf(clarity)
  return {
    clarity,
    band,
    message: clarityMessage({ band, raw, subscores, safety, ratedDays: days.length, age }),
    subscores: {
      consistency: oneDecimal(subscores.consistency),
      stability: oneDecimal(subscores.stability),
      trajectory: oneDecimal(subscores.trajectory),
      balance: oneDecimal(subscores.balance),
      recencyBoost: oneDecimal(subscores.recencyBoost),
    },
    trends,
    series: seriesOf(days, from),
    summary: {
      means,
      baseline,
      daysWithEntries: days.length,
      entriesLast3: counted.filter(({ day }) => day > today - LATEST_DAYS).length,
    },
  }
}

const NO_SUBSCORES: ClaritySubscores = { consistency: 0, stability: 0, trajectory: 0, balance: 0, recencyBoost: 0 }

function subscoresOf(
  counted: readonly ClarityEntry[],
  days: readonly RatedDay[],
  change: LevelChange | null,
  { today, frequency, informed }: { today: number; frequency: Frequency; informed: number },
): ClaritySubscores {
  const first = counted.reduce((earliest, { day }) => Math.min(earliest, day), today)
  const last = counted.reduce((latest, { day }) => Math.max(latest, day), first)
  const entryDays = days.map(({ day }) => day)
  return {
    consistency: consistency(entryDays, first, today, ENTRY_DAYS_WANTED[frequency]),
    stability: stability(days, informed),
    trajectory: trajectory(change),
    balance: balance(days, informed),
    recencyBoost: recencyBoost(today - last),
  }
}

function seriesOf(days: readonly RatedDay[], from: number): ClarityInsights['series'] {
  const byDay = new Map(days.map((day) => [day.day, day.means]))
  const window = Array.from({ length: CLARITY_DAYS }, (_, i) => from + i)
  const valuesOf = (metric: Metric) =>
    window.map((day) => {
      const means = byDay.get(day)
      return means === undefined ? null : Math.round(means[metric] * 100) / 100
    })
  return { dates: window.map(isoDateOf), mood: valuesOf('mood'), energy: valuesOf('energy'), focus: valuesOf('focus') }
}

function meansOf(days: readonly RatedDay[]): MetricMeans {
  const meanOf = (metric: Metric) => (days.length > 0 ? mean(days.map(({ means }) => means[metric])) : null)
  return { mood: meanOf('mood'), energy: meanOf('energy'), focus: meanOf('focus') }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
