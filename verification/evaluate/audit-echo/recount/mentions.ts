import { countOf, dayOf } from '../print.ts'
import type { RawEntry, Said } from '../types.ts'
import { placesOfLine } from './lines.ts'
import { holds } from './words.ts'

/** A word came up “often” if, of this many entries up to its last mention, at least `OFTEN` have it. */
const COUNTED = 30
const OFTEN = 8
/** A word no longer comes up once this many entries and days have passed without it. */
const QUIET = { entries: 15, days: 21 }

/**
 * Wrong claims about the first and the latest entry with a word, and about a line of the first. Entries are oldest
 * first.
 */
export function recountFirst(said: Said, entries: readonly RawEntry[], told: number): string[] {
  const word = said.get('word') ?? ''
  const naming = entries.filter((entry) => holds(entry, word))
  const [begun, latest] = [dayOf(said.get('begun'), told), dayOf(said.get('latest'), told)]
  const wrong: string[] = []
  if (naming[0]?.day !== begun) wrong.push(`“${word}” was first written on another day.`)
  if (naming.at(-1)?.day !== latest || begun === latest) wrong.push(`“${word}” was last written on another day.`)
  const line = said.get('quote')
  if (line !== undefined && !naming.some((entry) => entry.day === begun && placesOfLine(line, entry).length > 0))
    wrong.push('The line is not from the first day.')
  return wrong
}

/** Wrong claims about a word that came up often and no longer does. */
export function recountEnded(said: Said, entries: readonly RawEntry[], told: number): string[] {
  const word = said.get('word') ?? ''
  const last = entries.findLastIndex((entry) => holds(entry, word))
  const day = entries[last]?.day
  if (day === undefined || day !== dayOf(said.get('latest'), told))
    return [`“${word}” was last written on another day.`]
  const earlier = entries.slice(Math.max(0, last + 1 - COUNTED), last + 1)
  const held = earlier.filter((entry) => holds(entry, word)).length
  const since = entries.length - last - 1
  const wrong: string[] = []
  if (held < OFTEN) wrong.push(`“${word}” was in ${held} of ${earlier.length}, which is not often.`)
  if (since < QUIET.entries || told - day < QUIET.days) wrong.push(`“${word}” came up ${since} entries before the end.`)
  const counted: Readonly<Record<string, number>> = { held, of: earlier.length, since }
  for (const [role, count] of Object.entries(counted)) {
    if (said.has(role) && countOf(said.get(role)) !== count) wrong.push(`There are ${count}, not ${said.get(role)}.`)
  }
  return wrong
}
