import { METRICS } from '../../entries/index.ts'
import { mean } from '../../statistics/index.ts'
import type { RatedDay } from '../journal.ts'
import type { PatternDetector } from '../types.ts'
import { recentEffect, recentKey, recentParts, shownPair, testRecent } from './recent.ts'

/** From 45 steps between days at most four apart (design section A.2.18). */
const MIN_STEPS = 45
const MAX_GAP_DAYS = 4
/** Mean swing lately to mean swing before, each with 0.1 points added: told at 0.60 or less, 1.67 or more. */
const ADDED = 0.1
const SMALL_RATIO = 0.6
const LARGE_RATIO = 1.67

type Step = { to: RatedDay; swings: readonly number[] }
/** Mean swing of the three ratings, and that of mood alone. */
const SERIES = ['all', 'mood'] as const
const NAMES = { all: 'ratings', mood: 'mood ratings' } as const

/** Ratings that move in smaller or in larger steps from day to day than they did. */
export const settling: PatternDetector = {
  rule: 'settling',
  type: 'settling',
  label: 'Day-to-day swing',
  claim: 'pattern',
  family: 'shift',
  certificationWeight: 0.5,
  weight: 1,
  inHeavyPeriods: false,
  test({ days }, seed) {
    const steps = stepsOf(days)
    if (steps.length < MIN_STEPS) return null
    const shift = testRecent(
      SERIES.map((name) => swingsOf(steps, name)),
      steps.map(({ to }) => to.day),
      `${seed}|settling`,
    )
    const name = SERIES[shift?.series ?? -1]
    if (!shift || !name) return null
    const ratio = ratioOf(swingsOf(steps, name), shift.window)
    const subject = `${name}${ratio < 1 ? '-' : '+'}`
    const isLarge = ratio <= SMALL_RATIO || ratio >= LARGE_RATIO
    return { key: recentKey(subject, shift.scale), subject, p: shift.p, isLarge, statistic: shift.statistic }
  },
  tell({ days }, key) {
    const steps = stepsOf(days)
    const parts = recentParts(key, steps.length)
    const name = SERIES.find((known) => known === parts?.name.slice(0, -1))
    const [first, last] = [days[0], days.at(-1)]
    if (!parts || !name || !first || !last || steps.length < MIN_STEPS) return null
    const { window } = parts
    const isMore = parts.name.endsWith('+')
    const swings = swingsOf(steps, name)
    const ratio = ratioOf(swings, window)
    const shown = shownPair(mean(swings.slice(-window)), mean(swings.slice(0, -window)), 1, isMore)
    if (!shown || (isMore ? ratio < LARGE_RATIO : ratio > SMALL_RATIO)) return null
    return {
      key,
      slots: {
        ratings: NAMES[name],
        swing: shown[0],
        otherSwing: shown[1],
        steps: window,
        others: steps.length - window,
        direction: isMore ? 'larger' : 'smaller',
      },
      entries: steps.slice(-window).flatMap(({ to }) => to.entries),
      pointsAt: [],
      quotes: [],
      basedOn: days.reduce((sum, day) => sum + day.entries.length, 0),
      firstDay: first.day,
      lastDay: last.day,
      cover: window / steps.length,
      strength: recentEffect(swings, window),
      statistic: { ratio },
    }
  },
}

function stepsOf(days: readonly RatedDay[]): Step[] {
  return days.flatMap((to, i) => {
    const from = days[i - 1]
    if (!from || to.day - from.day > MAX_GAP_DAYS) return []
    return [{ to, swings: METRICS.map((metric) => Math.abs(to.means[metric] - from.means[metric])) }]
  })
}

function swingsOf(steps: readonly Step[], name: (typeof SERIES)[number]): number[] {
  const mood = METRICS.indexOf('mood')
  return steps.map(({ swings }) => (name === 'all' ? mean(swings) : (swings[mood] ?? 0)))
}

function ratioOf(swings: readonly number[], window: number): number {
  return (mean(swings.slice(-window)) + ADDED) / (mean(swings.slice(0, -window)) + ADDED)
}
