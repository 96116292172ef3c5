import { countOf, dayOf, levelOf } from '../print.ts'
import type { RawEntry, Said } from '../types.ts'

type Metric = 'mood' | 'energy' | 'focus'
type Rated = { day: number; value: number; entry: RawEntry | null }
type Split = readonly [first: readonly Rated[], other: readonly Rated[]]

const DAYS = 'thursdays fridays saturdays sundays mondays tuesdays wednesdays'.split(' ')
/** Parts of a day, by the hour at which each begins. */
const PARTS = { 'late-evening': 21, evening: 16, midday: 11, morning: 5, 'after-midnight': 0 }
const HIGH = 4
const LOW = 2
const SLACK = 1e-9
/** The least difference of two means that may be called “higher”: half a point, as printed with one decimal. */
const LEAST_APART = 0.45

/** @param tag including its “#” */
export function hasTag({ tags }: RawEntry, tag: string): boolean {
  return tags.some((one) => `#${one.tag}`.toLowerCase() === tag.toLowerCase())
}

export function hasPart({ hour }: RawEntry, part: string): boolean {
  return Object.entries(PARTS).find(([, from]) => hour >= from)?.[0] === part.toLowerCase()
}

/** @param days “Sundays”, “weekends” or “weekdays” */
export function isOn(day: number, days: string): boolean {
  const weekday = DAYS[((day % 7) + 7) % 7] ?? ''
  const isWeekend = weekday === 'saturdays' || weekday === 'sundays'
  const name = days.toLowerCase()
  return name === weekday || (name === 'weekends' && isWeekend) || (name === 'weekdays' && !isWeekend)
}

/** The mean rating of each day, oldest first. */
export function dayMeans(entries: readonly RawEntry[], metric: Metric): Rated[] {
  const days = Map.groupBy(ratedIn(entries, metric), ({ day }) => day)
  return [...days].map(([day, of]) => ({ day, value: meanOf(of), entry: null })).toSorted((a, b) => a.day - b.day)
}

/** Wrong claims about two compared means. */
export function recountMeans(
  said: Said,
  marks: ReadonlySet<string>,
  entries: readonly RawEntry[],
  told: number,
): string[] {
  const wrong = shownOf(said, marks)
  const [mean, other] = [levelOf(said.get('mean') ?? ''), levelOf(said.get('other') ?? '')]
  const splits = splitsOf(said, entries, dayOf(said.get('turn') ?? said.get('date'), told) ?? 0)
  const means = splits.map(([first, second]) => [meanOf(first), meanOf(second)] as const)
  if (!means.some(([a, b]) => rounds(a, mean) && rounds(b, other))) {
    const exact = means.map((pair) => pair.map((value) => value.toFixed(2)).join(' and '))
    wrong.push(`The means are ${exact.join(', or ')}.`)
  }
  for (const [role, sizes] of Object.entries(sizesOf(said, entries, splits)))
    if (said.has(role) && !sizes.includes(countOf(said.get(role)) ?? 0))
      wrong.push(`There are ${[...new Set(sizes)].join(' or ')}, not ${said.get(role)}.`)
  if (said.has('date') && said.has('tag') && !said.has('quote')) wrong.push('Nothing is told of the date.')
  return wrong
}

/** Wrong claims that one side is higher, where no number is printed: both means are computed here alone. */
export function recountHigher(said: Said, entries: readonly RawEntry[], told: number): string[] {
  const groups = ['tag', 'part', 'weekday', 'lead'].filter((role) => said.has(role))
  const turn = dayOf(said.get('turn') ?? said.get('date'), told)
  if (groups.length === 0 && turn === null) return ['Nothing is compared.']
  if (groups.length > 0 && said.has('date') && !said.has('quote')) return ['Nothing is told of the date.']
  const splits = splitsOf(said, entries, turn ?? 0)
  const apart = splits.map(([first, second]) => meanOf(first) - meanOf(second))
  const wrong =
    Math.min(...apart) > 0 && Math.max(...apart) >= LEAST_APART
      ? []
      : [`The means are ${apart.map((gap) => gap.toFixed(2)).join(' or ')} apart.`]
  const { written = [] } = sizesOf(said, entries, splits)
  if (said.has('written') && !written.includes(countOf(said.get('written')) ?? 0))
    wrong.push(`There are ${[...new Set(written)].join(' or ')}, not ${said.get('written')}.`)
  return wrong
}

/** Contradictions between the printed numbers. */
function shownOf(said: Said, marks: ReadonlySet<string>): string[] {
  const [mean, other] = [levelOf(said.get('mean') ?? ''), levelOf(said.get('other') ?? '')]
  const direction = marks.has('higher') ? 'higher' : said.get('direction')?.toLowerCase()
  const apart = mean.value - other.value
  const wrong: string[] = []
  if (Math.min(mean.value, other.value) < 1 || Math.max(mean.value, other.value) > 5) wrong.push('Ratings are 1 to 5.')
  if (mean.step !== other.step) wrong.push('The means are rounded differently.')
  if (apart === 0 || (direction === 'higher' && apart < 0) || (direction === 'lower' && apart > 0))
    wrong.push(`${mean.value} against ${other.value} is not ${direction ?? 'a difference'}.`)
  const difference = said.get('difference')
  if (difference !== undefined && Math.abs(Math.abs(apart) - Number(difference)) > SLACK)
    wrong.push(`${mean.value} and ${other.value} are not ${difference} apart.`)
  return wrong
}

/** Every way of averaging that a reader may assume: by entry, and by day where days are compared. */
function splitsOf(said: Said, entries: readonly RawEntry[], turn: number): Split[] {
  const metric = metricOf(said.get('metric'))
  const [all, days, weekday] = [ratedIn(entries, metric), dayMeans(entries, metric), said.get('weekday')]
  if (said.has('tag') || said.has('part')) return [split(all, ({ entry }) => entry !== null && isIn(entry, said))]
  if (weekday !== undefined) return [days, all].map((rated) => split(rated, ({ day }) => isOn(day, weekday)))
  if (!said.has('lead')) return [days, all].map((rated) => split(rated, ({ day }) => day >= turn))
  const before = new Map(dayMeans(entries, metricOf(said.get('lead'))).map(({ day, value }) => [day + 1, value]))
  return [days, all].map((rated) => [
    rated.filter(({ day }) => (before.get(day) ?? LOW) >= HIGH),
    rated.filter(({ day }) => (before.get(day) ?? HIGH) <= LOW),
  ])
}

/** Sizes of the two groups: of the rated items, or of all items where entries are compared. */
function sizesOf(said: Said, entries: readonly RawEntry[], [rated]: readonly Split[]): Record<string, number[]> {
  const of = said.has('tag') || said.has('part') ? [entries.filter(({ historic }) => !historic), entries] : []
  const written = of.map((all) => all.filter((entry) => isIn(entry, said)).length)
  const others = of.map((all, i) => all.length - (written[i] ?? 0))
  return { size: [rated?.[0].length ?? 0, ...written], others: [rated?.[1].length ?? 0, ...others], written }
}

function isIn(entry: RawEntry, said: Said): boolean {
  return said.has('tag') ? hasTag(entry, said.get('tag') ?? '') : hasPart(entry, said.get('part') ?? '')
}

function metricOf(text: string | undefined): Metric {
  const metric = text?.toLowerCase()
  return metric === 'energy' || metric === 'focus' ? metric : 'mood'
}

function ratedIn(entries: readonly RawEntry[], metric: Metric): Rated[] {
  return entries.flatMap((entry) => {
    const value = entry.historic ? null : entry[metric]
    return value === null ? [] : [{ day: entry.day, value, entry }]
  })
}

function split(rated: readonly Rated[], isFirst: (one: Rated) => boolean): Split {
  return [rated.filter(isFirst), rated.filter((one) => !isFirst(one))]
}

function meanOf(rated: readonly { value: number }[]): number {
  return rated.reduce((sum, { value }) => sum + value, 0) / rated.length
}

function rounds(exact: number, { value, step }: { value: number; step: number }): boolean {
  return Math.abs(exact - value) <= step / 2 + SLACK
}
