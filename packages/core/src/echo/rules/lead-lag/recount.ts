import { METRICS, type Metric } from '../../../entries/index.ts'
import type { Recount } from '../../finding/rule.ts'
import type { LeadLagSlots } from './wording.ts'

export const recountLeadLag: Recount<LeadLagSlots> = ({ slots }, journal) => {
  const [lead, metric] = [metricNamed(slots.lead), metricNamed(slots.metric)]
  if (!lead || !metric) return null
  const byDay = new Map(journal.days.map(({ day, means }) => [day, means]))
  const high: number[] = []
  const low: number[] = []
  for (const today of journal.days) {
    const yesterday = byDay.get(today.day - 1)?.[lead]
    if (yesterday !== undefined && yesterday >= 4) high.push(today.means[metric])
    if (yesterday !== undefined && yesterday <= 2) low.push(today.means[metric])
  }
  return { lead, metric, mean: average(high), days: high.length, otherMean: average(low), others: low.length }
}

function metricNamed(name: string | undefined): Metric | undefined {
  return METRICS.find((metric) => metric === name)
}

/** To one decimal. */
function average(values: readonly number[]): number {
  return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1))
}
