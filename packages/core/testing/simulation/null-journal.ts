import type { EchoEntry } from '../../src/echo/index.ts'
import { seededRandom, type Random } from '../../src/random/index.ts'
import { clamp } from '../../src/statistics/index.ts'
import { anEntry, HOUR_MS, normal, rating } from '../journals.ts'

/** Settings of a journal without a pattern (docs/evaluation.md). */
export type NullOptions = {
  size: number
  /** Carry-over φ of the ratings from day to day. */
  carryOver: number
  /** Share of skipped days. */
  skip: number
  /** Standard deviation of the ratings before rounding, in points. */
  spread: number
  /** Share of tags repeated on the next entry. */
  tagStay: number
  /** Standard deviation of the slow drift of the level, in points per square root of a day. */
  drift: number
  /** Share of entries rated 3/3/3 without moving a slider. */
  untouched: number
  /** Share of days with two entries. */
  double: number
}

const TAGS = ['work', 'family', 'sleep', 'run', 'reading', 'garden', 'home']
const LEVEL = 3.2
/** The part of a rating shared by all three metrics, and the metric's own part. */
const SHARED = 0.6
const OWN = 0.8
const LONG_GAP = { share: 0.03, least: 5, range: 12 }
const HABIT = 0.7
const FIRST_DAY = 20_000

/** Draws the settings of a null journal: size, carry-over, irregularity, spread, tags, drift and unmoved sliders. */
export function drawOptions(seed: string, largest = 244): NullOptions {
  const random = seededRandom(`options ${seed}`)
  const pick = (values: readonly number[]) => values[Math.floor(random() * values.length)] ?? 0
  return {
    carryOver: pick([0, 0.15, 0.3, 0.4, 0.5]),
    tagStay: pick([0.1, 0.6]),
    size: pick([42, 60, 85, 121, 172, 244].filter((size) => size <= largest)),
    skip: pick([0.1, 0.35, 0.6]),
    spread: pick([0.6, 1, 1.3]),
    untouched: random() < 0.2 ? 0.5 : 0,
    drift: random() < 0.15 ? 0.05 : 0,
    double: 0.12,
  }
}

/** A journal without any relation between its parts, with real prose in shuffled order. */
export function nullJournal(seed: string, options: NullOptions, prose: readonly string[]): EchoEntry[] {
  const random = seededRandom(`journal ${seed}`)
  const texts = shuffled(prose, random)
  const rates = TAGS.map(() => 0.08 + 0.3 * random())
  const usualHour = 7 + Math.floor(random() * 15)
  let on = rates.map((rate) => random() < rate)
  let levels = [0, 1, 2, 3].map(() => normal(random))
  let drift = 0
  let day = FIRST_DAY + Math.floor(random() * 7)
  const entries: EchoEntry[] = []
  while (entries.length < options.size) {
    for (let writes = random() < options.double ? 2 : 1; writes > 0 && entries.length < options.size; writes--) {
      const i = entries.length
      const habit = clamp(usualHour + Math.round(normal(random)), 0, 23)
      const hour = random() < HABIT ? habit : Math.floor(random() * 24)
      on = on.map((isOn, t) => (random() > options.tagStay ? random() < (rates[t] ?? 0) : isOn))
      const [shared = 0, ...own] = levels
      const drawn = own.map((level) => rating(LEVEL + options.spread * (SHARED * shared + OWN * level) + drift))
      const isUntouched = random() < options.untouched
      const [mood = 3, energy = 3, focus = 3] = isUntouched ? [3, 3, 3] : drawn
      const tags = TAGS.filter((_, t) => on[t]).map((tag) => ({ tag, source: 'hash' as const }))
      const content = texts[i % texts.length] ?? ''
      const id = `n${String(i).padStart(5, '0')}`
      const time = (day * 24 + hour) * HOUR_MS + i
      entries.push(anEntry(day, { id, time, hour, content, mood, energy, focus, tags }))
    }
    let step = 1
    while (random() < options.skip && step < 20) step++
    if (random() < LONG_GAP.share) step += LONG_GAP.least + Math.floor(random() * LONG_GAP.range)
    day += step
    const carried = options.carryOver ** step
    levels = levels.map((level) => carried * level + Math.sqrt(1 - carried * carried) * normal(random))
    drift += options.drift * normal(random) * Math.sqrt(step)
  }
  return entries
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
