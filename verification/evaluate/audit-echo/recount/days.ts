import { countOf, dayOf } from '../print.ts'
import type { RawEntry, Said } from '../types.ts'
import { dayMeans } from './means.ts'

/** A day this low begins a stretch, and the next day this high ends it. */
const LOW = 2
const RISEN = 3
/** The most entries that “recent entries” may mean. */
const MOST_RECENT = 14

/** Wrong claims about a break: it must end with an entry, and no entry may be between it and the entry before it. */
export function recountBreak(said: Said, entries: readonly RawEntry[], told: number): string[] {
  const [from, to] = [dayOf(said.get('ended'), told), dayOf(said.get('resumed') ?? said.get('date'), told)]
  const days = countOf(said.get('gap'))
  if (to === null) return ['The break has no end.']
  return eitherWay(entries, (of) => {
    const before = Math.max(...of.filter(({ day }) => day < to).map(({ day }) => day))
    if (!of.some(({ day }) => day === to)) return ['There is no entry on the day that ends the break.']
    if (from !== null && from !== before) return ['There are entries between the two, or none on the first.']
    const empty = to - before - 1
    return days === null || days === empty ? [] : [`The break is of ${empty} days, not ${days}.`]
  })
}

/** Wrong claims about the number of days with entries between two dates, both included. */
export function recountPresence(said: Said, entries: readonly RawEntry[], told: number): string[] {
  const [from, to] = [dayOf(said.get('from'), told) ?? 0, dayOf(said.get('to'), told) ?? 0]
  const days = countOf(said.get('days'))
  return eitherWay(entries, (of) => {
    const written = new Set(of.filter(({ day }) => day >= from && day <= to).map(({ day }) => day)).size
    return written === days && from < to ? [] : [`There are entries on ${written} days, not ${days}.`]
  })
}

/** Recounts with and without imported entries, because either may be meant. */
function eitherWay(entries: readonly RawEntry[], recount: (of: readonly RawEntry[]) => string[]): string[] {
  const own = recount(entries.filter(({ historic }) => !historic))
  return own.length === 0 ? own : recount(entries)
}

/** Wrong claims about how many of the last low stretches have ended, and about the length of the longest in days. */
export function recountStretches(said: Said, entries: readonly RawEntry[]): string[] {
  const [count, told] = [countOf(said.get('stretches')) ?? 0, countOf(said.get('longest'))]
  const lengths: number[] = []
  let start: number | null = null
  for (const { day, value } of dayMeans(entries, 'mood')) {
    if (start === null && value <= LOW) start = day
    if (start !== null && value >= RISEN) {
      lengths.push(day - start)
      start = null
    }
  }
  if (start !== null) return ['The last low stretch has not ended.']
  if (count < 2 || lengths.length < count) return [`There were ${lengths.length} low stretches.`]
  const longest = Math.max(...lengths.slice(-count))
  return told === null || told === longest ? [] : [`The longest took ${longest} days, not ${told}.`]
}

/**
 * Wrong claims about the number of question marks in the last entries, counting a run as one; “recent” may mean any
 * number of entries that a reader would accept.
 */
export function recountQuestions(said: Said, entries: readonly RawEntry[]): string[] {
  const [count, window] = [countOf(said.get('questions')), countOf(said.get('asked'))]
  const windows = window === null ? Array.from({ length: MOST_RECENT - 1 }, (_, i) => i + 2) : [window]
  if ((window ?? 0) > entries.length) return [`There are ${entries.length} entries, not ${window}.`]
  const asked = windows.map(
    (last) => entries.slice(-last).flatMap(({ content }) => content.match(/\?[?!]*/gu) ?? []).length,
  )
  return asked.some((questions) => questions === count) ? [] : [`There are ${asked.at(-1)} questions, not ${count}.`]
}
