import { median } from '../../src/statistics/index.ts'
import type { DailyEchoes } from './daily-echoes.ts'
import type { Line } from './report.ts'

/** Share of days with an entry that should bring something new, and entries to the first pair or pattern. */
const NEW_DAYS = 0.5
const FIRST_FINDING = 10

/** How much short modern journals hear: every Echo is new, because neither lines nor findings come twice. */
export function newsLines(runs: readonly DailyEchoes[]): Line[] {
  if (runs.length === 0) return []
  const sum = (count: (told: DailyEchoes) => number) => runs.reduce((total, told) => total + count(told), 0)
  const share = sum(({ echoes }) => echoes) / sum(({ days }) => days)
  const first = median(runs.map(({ firstFinding }) => firstFinding ?? Number.POSITIVE_INFINITY))
  return [
    {
      measure: 'short modern journals, Premium: days with an entry that bring something new',
      target: `≥ ${100 * NEW_DAYS}%`,
      reached: `${Math.round(100 * share)}%`,
      isMet: share >= NEW_DAYS,
      isRequired: false,
    },
    {
      measure: 'short modern journals: entries to the first pair or pattern, median',
      target: `≤ ${FIRST_FINDING}`,
      reached: Number.isFinite(first) ? String(first) : 'none in half of them',
      isMet: first <= FIRST_FINDING,
      isRequired: false,
    },
  ]
}
