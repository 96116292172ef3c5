import { METRICS, type Metric } from '../../../entries/index.ts'
import { clamp } from '../../../statistics/index.ts'
import type { Journal } from '../../journal.ts'
import type { Recount } from './lines.ts'

/** Longest gap between two days whose step is counted (design section A.2.18). */
const STEP_GAP_DAYS = 4

export const recountLeadLag: Recount = (receipt, journal) => {
  const [lead, metric] = [metricNamed(receipt.slots['lead']), metricNamed(receipt.slots['metric'])]
  if (!lead || !metric) return null
  const high: number[] = []
  const low: number[] = []
  for (const today of journal.days) {
    const yesterday = journal.days.find(({ day }) => day === today.day - 1)?.means[lead]
    if (yesterday !== undefined && yesterday >= 4) high.push(today.means[metric])
    if (yesterday !== undefined && yesterday <= 2) low.push(today.means[metric])
  }
  return { lead, metric, mean: rounded(high, 1), days: high.length, otherMean: rounded(low, 1), others: low.length }
}

export const recountInertia: Recount = (receipt, journal) => {
  const metric = metricNamed(receipt.slots['metric'])
  if (!metric) return null
  const total = journal.days.reduce((sum, { means }) => sum + means[metric], 0)
  let [pairs, stayed] = [0, 0]
  for (const { day, means } of journal.days) {
    const before = journal.days.find((other) => other.day === day - 1)?.means[metric]
    if (before === undefined) continue
    pairs++
    const sides = [before, means[metric]].filter((value) => value * journal.days.length >= total).length
    if (sides !== 1) stayed++
  }
  const hasStayed = receipt.key === `${metric}+`
  const moved = hasStayed ? 'stayed on the same side' : 'crossed to the other side'
  return { metric, moved, same: hasStayed ? stayed : pairs - stayed, pairs }
}

export const recountSettling: Recount = (receipt, journal) => {
  const isMood = receipt.key.startsWith('mood')
  const metrics: readonly Metric[] = isMood ? ['mood'] : METRICS
  const swings: number[] = []
  let before: Journal['days'][number] | undefined
  for (const today of journal.days) {
    if (before && today.day - before.day <= STEP_GAP_DAYS) {
      let sum = 0
      for (const metric of metrics) sum += Math.abs(today.means[metric] - before.means[metric])
      swings.push(sum / metrics.length)
    }
    before = today
  }
  const steps = receipt.key.endsWith('@long')
    ? clamp(Math.round(swings.length / 2.5), 8, 24)
    : clamp(Math.round(swings.length / 5), 6, 10)
  const [swing, otherSwing] = [rounded(swings.slice(-steps), 1), rounded(swings.slice(0, -steps), 1)]
  return {
    ratings: isMood ? 'mood ratings' : 'ratings',
    swing,
    otherSwing,
    steps,
    others: swings.length - steps,
    direction: swing > otherSwing ? 'larger' : 'smaller',
  }
}

function metricNamed(name: unknown): Metric | undefined {
  return METRICS.find((metric) => metric === name)
}

function rounded(values: readonly number[], decimals: number): number {
  return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(decimals))
}
