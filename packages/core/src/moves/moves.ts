import { METRICS, type Metric, type Ratings } from '../entries/index.ts'
import type { EchoEntry, Reading } from '../echo/index.ts'
import { fnv1a, seededRandom } from '../random/index.ts'
import type { SafetyState } from '../safety/index.ts'
import { mean, stepDown } from '../statistics/index.ts'
import type { Lexicon } from '../text/index.ts'
import {
  DAYS_MAX,
  LEVEL,
  MIN_DAYS,
  PAIRS_MAX,
  SPAN_DAYS,
  SUBJECTS_TRIED,
  WAITING_MAX,
  WAITING_MIN_DAYS,
  type MovesSpan,
} from './constants.ts'
import { differenceInterval, type Interval } from './interval.ts'
import { newestReadings } from './newest-readings.ts'
import { isListed, subjectsOf, type Subject } from './subjects.ts'

type Named = Pick<Subject, 'name' | 'kind' | 'look'>

/** A related subject and rating; figures have one decimal. */
export type Move = Named & Interval & { metric: Metric; daysWith: number; daysWithout: number }
/** A subject with too few days on one side. */
export type Waiting = Named & { daysWith: number; daysWithout: number }

export type SpanMoves = {
  /** The number of rated days. */
  days: number
  /** The number of tested pairs of a subject and a rating. */
  tried: number
  /** The pairs that passed, by rating, the highest difference first. */
  moves: Move[]
  /** The subjects with too few days; those closest to their eighth day come first. */
  waiting: Waiting[]
}

export type MovesInput = { entries: readonly EchoEntry[]; today: number; lexicon: Lexicon }

type Day = { day: number; means: Ratings }
/** A subject, and for each rated day whether the day has it. */
type Marked = { id: string; subject: Subject; has: boolean[]; daysWith: number; daysWithout: number }

/** Only an open journal shows what moves with what: in hard times no number about mood is pushed (docs/spec/rules.md#moves). */
export function areMovesShown(state: SafetyState): boolean {
  return state === 'open'
}

/**
 * What moves with what, for each span: days with a subject compared with the other days. The newest entries are read;
 * the same journal gives the same answer (docs/spec/rules.md#moves).
 */
export function movesOf({ entries, today, lexicon }: MovesInput): Record<MovesSpan, SpanMoves> {
  const readings = newestReadings(
    entries.filter(({ day }) => day <= today),
    lexicon,
  )
  const days = ratedDays(readings).slice(-DAYS_MAX)
  const subjects = subjectsOf(readings)
  const listed = new Map<string, boolean>()
  const mayBeListed = ({ id, subject }: Marked): boolean => {
    const known = listed.get(id) ?? isListed(id, subject, readings, lexicon)
    listed.set(id, known)
    return known
  }
  const bySize = new Map<number, SpanMoves>()
  const ofSpan = (span: MovesSpan): SpanMoves => {
    const within = days.filter(({ day }) => day > today - SPAN_DAYS[span])
    // A short journal has the same days in several spans.
    const answer = bySize.get(within.length) ?? spanMoves(within, marked(within, subjects, readings), mayBeListed)
    bySize.set(within.length, answer)
    return answer
  }
  return { month: ofSpan('month'), year: ofSpan('year'), all: ofSpan('all') }
}

/** The mean ratings of each day; the order within a day doesn't matter. Ratings of historic entries are left out. */
function ratedDays(readings: readonly Reading[]): Day[] {
  const byDay = new Map<number, Ratings[]>()
  for (const { entry } of readings) {
    const { day, historic, mood, energy, focus } = entry
    if (historic || mood === null || energy === null || focus === null) continue
    const sameDay = byDay.get(day) ?? []
    sameDay.push({ mood, energy, focus })
    byDay.set(day, sameDay)
  }
  return [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, ratings]) => {
      const of = (metric: Metric) => mean(ratings.map((rated) => rated[metric]))
      return { day, means: { mood: of('mood'), energy: of('energy'), focus: of('focus') } }
    })
}

function marked(days: readonly Day[], subjects: ReadonlyMap<string, Subject>, readings: readonly Reading[]): Marked[] {
  return [...subjects].map(([id, subject]) => {
    const own = new Set<number>()
    for (const index of subject.entries) {
      const entry = readings[index]?.entry
      if (entry && !entry.historic) own.add(entry.day)
    }
    const has = days.map(({ day }) => own.has(day))
    const daysWith = has.filter(Boolean).length
    return { id, subject, has, daysWith, daysWithout: days.length - daysWith }
  })
}

function spanMoves(days: readonly Day[], all: readonly Marked[], mayBeListed: (marked: Marked) => boolean): SpanMoves {
  const rarer = ({ daysWith, daysWithout }: Marked) => Math.min(daysWith, daysWithout)
  const limit = SUBJECTS_TRIED.find(([below]) => days.length < below)?.[1] ?? 0
  const byUse = all.toSorted((a, b) => rarer(b) - rarer(a) || b.daysWith - a.daysWith)
  const enough = firstOf(
    byUse.filter((one) => rarer(one) >= MIN_DAYS),
    limit,
    mayBeListed,
  )
  const isWaiting = (one: Marked) => one.daysWith >= WAITING_MIN_DAYS && rarer(one) < MIN_DAYS
  const waiting = firstOf(byUse.filter(isWaiting), WAITING_MAX, mayBeListed)
  return {
    days: days.length,
    tried: enough.length * METRICS.length,
    moves: passedMoves(days, enough),
    waiting: waiting.map(({ subject, daysWith, daysWithout }) => ({ ...named(subject), daysWith, daysWithout })),
  }
}

/** Checks safety in order, and stops once enough are found, because each check reads texts. */
function firstOf(list: readonly Marked[], most: number, mayBeListed: (marked: Marked) => boolean): Marked[] {
  const first: Marked[] = []
  for (const one of list) {
    if (first.length === most) break
    if (mayBeListed(one)) first.push(one)
  }
  return first
}

function passedMoves(days: readonly Day[], tried: readonly Marked[]): Move[] {
  const outcomes = METRICS.map((metric) => days.map(({ means }) => means[metric]))
  const order = days.map(({ day }) => day)
  const random = seededRandom(seedOf(days))
  const passed = stepDown(
    outcomes,
    tried.map(({ has }) => has.map(Number)),
    order,
    random,
    { level: LEVEL, most: PAIRS_MAX },
  )
  const moves = passed.flatMap(({ outcome, mark, r }): Move[] => {
    const [metric, one, values] = [METRICS[outcome], tried[mark], outcomes[outcome]]
    if (!metric || !one || !values) return []
    const interval = rounded(differenceInterval(values, one.has, order))
    if (!agrees(interval, r)) return []
    return [{ ...named(one.subject), ...interval, metric, daysWith: one.daysWith, daysWithout: one.daysWithout }]
  })
  return METRICS.flatMap((metric) =>
    moves.filter((move) => move.metric === metric).toSorted((a, b) => b.difference - a.difference),
  )
}

function named({ name, kind, look }: Subject): Named {
  return { name, kind, look }
}

function rounded({ difference, low, high }: Interval): Interval {
  const shown = (value: number) => Number(value.toFixed(1))
  return { difference: shown(difference), low: shown(low), high: shown(high) }
}

/** True when the interval agrees with the test: all of it is on the side of the correlation. */
function agrees({ low, high }: Interval, r: number): boolean {
  return r > 0 ? low > 0 : high < 0
}

/** Seeded from the days and ratings alone, so that a subject's name has no influence. */
function seedOf(days: readonly Day[]): number {
  return fnv1a(days.map(({ day, means }) => `${day} ${METRICS.map((metric) => means[metric]).join(' ')}`).join('|'))
}
