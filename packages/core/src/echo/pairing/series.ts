import { mentionsThing } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { QuotableLine } from '../quoting/offered.ts'
import { documentCounts } from '../subjects/rarity.ts'
import { rareThingsIn } from '../subjects/rare-things.ts'
import { isSetting } from '../subjects/shared-things.ts'
import { recentEntries } from '../worth/newest-entries.ts'
import { leadsIn } from '../worth/place-of-thing.ts'
import { worthIn } from '../worth/worth.ts'
import {
  DAYS_APART,
  ENTRIES_OF_SERIES,
  EVERYDAY_POINTS,
  LEAST_OF_PAIR,
  LENGTH,
  PAIR_POINTS,
  POINTS_PER_DAY,
  SERIES_POINTS,
} from './constants.ts'
import { linesWith, meetingsIn } from './meetings.ts'

const APART = DAYS_APART.series

/** Three lines about one rare thing, from three days, and how readers would rate them. */
export type Series = { lines: readonly [QuotableLine, QuotableLine, QuotableLine]; thing: string; worth: number }

/** Three lines about the same thing from three days, the last one recent. One series for each thing, best first. */
export function lineSeries(journal: Journal): Series[] {
  const { quotable, vectors } = journal
  if (!vectors) return []
  const counts = documentCounts(quotable)
  const recent = recentEntries(journal)
  const keys = new Set(recent.flatMap((reading) => [...reading.frequencies().keys()]))
  const mayPair = rareThingsIn(journal)
  return [...keys]
    .filter((key) => isBetween(counts.get(key) ?? 0, ENTRIES_OF_SERIES) && mayPair(key))
    .flatMap((key) => bestSeries(key, journal) ?? [])
    .filter(({ worth }) => worth >= LEAST_OF_PAIR)
    .toSorted((a, b) => b.worth - a.worth || (a.thing < b.thing ? -1 : 1))
}

function bestSeries(key: string, journal: Journal): Series | null {
  const meets = meetingsIn(journal)
  const worth = worthIn(journal)
  const recent = new Set(recentEntries(journal))
  const linesOf = (reading: Reading) =>
    linesWith([key], reading, journal).filter(({ text }) => text.length <= LENGTH.ofThree && !text.endsWith('?'))
  const naming = journal.quotable.filter((reading) => reading.frequencies().has(key))
  if (!naming.some((reading) => recent.has(reading))) return null
  const lines = naming.flatMap(linesOf)
  const latest = lines.filter(({ reading }) => recent.has(reading))
  const found: Series[] = []
  for (const last of latest) {
    for (const first of lines.filter((line) => daysBetween(line, last) >= APART.whole)) {
      const thing = meets([key], first.text, last.text)?.[0]
      if (thing === undefined) continue
      for (const middle of lines) {
        if (daysBetween(first, middle) < APART.least || daysBetween(middle, last) < APART.least) continue
        if (first.text.length + middle.text.length + last.text.length > LENGTH.allThree) continue
        if (!mentionsThing(middle.text, thing) || !meets([key], first.text, middle.text)) continue
        // If all three lines only mention someone in passing, they are not about that person.
        if (![first, middle, last].some(({ text }) => leadsIn(thing, text))) continue
        const points = worth(first, last) + worth(middle)
        found.push({ lines: [first, middle, last], thing, worth: points })
      }
    }
  }
  const [best] = found.toSorted((a, b) => b.worth - a.worth)
  if (!best) return null
  const [first, , last] = best.lines
  const everyday = isSetting(best.thing) ? EVERYDAY_POINTS : 0
  const late = POINTS_PER_DAY * ((journal.quotable.at(-1)?.entry.day ?? 0) - last.reading.entry.day)
  return { ...best, worth: worth(first, last) + PAIR_POINTS + SERIES_POINTS - everyday - late }
}

function daysBetween(one: QuotableLine, other: QuotableLine): number {
  return other.reading.entry.day - one.reading.entry.day
}

function isBetween(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most
}
