import { hasFiniteVerb, words } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { QuotableLine } from '../quoting/offered.ts'
import { quotableLines } from '../quoting/quotable.ts'
import { keysIn } from '../subjects/keys-in.ts'
import { rareThingsIn } from '../subjects/rare-things.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { referenceIn } from '../subjects/reference.ts'
import { isSetting } from '../subjects/shared-things.ts'
import { thingsIn } from '../subjects/things-in.ts'
import { newestEntries, recentEntries } from '../worth/newest-entries.ts'
import { worthIn } from '../worth/worth.ts'
import {
  DAYS_APART,
  EVERYDAY_POINTS,
  LEAST_ENTRIES,
  LEAST_OF_MEETING,
  LEAST_OF_PAIR,
  LENGTH,
  LINE_LIMITS,
  LONE_LIMITS,
  MEETING_POINTS,
  NEW_DAYS,
  PAIR_POINTS,
  POINTS_PER_DAY,
  SAYS_WITHIN,
} from './constants.ts'

/** An old line and what it is shown with: a line from the last few days, or an entry from the newest day. */
export type Meeting<To> = {
  from: QuotableLine
  to: To
  /** The things and people that both name, as both write them, rarest first. */
  shared: readonly [string, ...string[]]
  /** How readers would rate it today, about 1 to 5. */
  worth: number
  /** The points that `worth` has lost because the later line isn’t from the newest day. */
  late: number
}

/** How many older entries are read for each newer one, because checking lines for safety takes time. */
const MOST_OLDER = 40
/** No line is paired with an entry rated lower than this. */
const MIN_MOOD = 3

/** Pairs of lines about the same thing or person from different days, the later one recent. Best first. */
export function linePairs(journal: Journal): Meeting<QuotableLine>[] {
  const worth = worthIn(journal)
  const meets = meetingsIn(journal)
  const newest = journal.quotable.at(-1)?.entry.day ?? 0
  return bestFirst(
    olderThan(recentEntries(journal), journal).flatMap(({ from, to, keys }) => {
      const late = POINTS_PER_DAY * (newest - to.entry.day)
      const later = linesWith(keys, to, journal)
      const earlier = later.length === 0 ? [] : linesWith(keys, from, journal)
      const pairs = later.flatMap((line) =>
        earlier.flatMap((old) => {
          const shared = isShortEnough(old, line) ? meets(keys, old.text, line.text) : null
          if (!shared) return []
          const everyday = shared.every(isSetting) ? EVERYDAY_POINTS : 0
          return [{ from: old, to: line, shared, worth: worth(old, line) + PAIR_POINTS - late - everyday, late }]
        }),
      )
      return longest(pairs).filter((pair) => pair.worth >= LEAST_OF_PAIR)
    }),
  )
}

/** The longest of the pairs that begin with the same sentences: the last sentence often makes the point. */
export function longest(pairs: readonly Meeting<QuotableLine>[]): Meeting<QuotableLine>[] {
  const kept = new Map<string, Meeting<QuotableLine>>()
  const lengthOf = ({ from, to }: Meeting<QuotableLine>) => from.text.length + to.text.length
  for (const pair of pairs) {
    const beginning = [pair.from.quote, pair.to.quote].map(({ entry, start }) => `${entry} ${start}`).join(' ')
    const known = kept.get(beginning)
    if (!known || lengthOf(pair) > lengthOf(known)) kept.set(beginning, pair)
  }
  return [...kept.values()]
}

/** Old lines about a thing or person that an entry of the newest day names, best first. */
export function metLines(journal: Journal): Meeting<Reading>[] {
  const worth = worthIn(journal)
  const meets = meetingsIn(journal)
  /**
   * What the line shares with the newest entry’s best sentence about the same thing, and the line’s worth next to it.
   * The Echo doesn’t show that sentence. One with “a photo” doesn’t count, because it means another photo. One that
   * shares only an everyday thing doesn’t count either: today’s door is seldom the same door.
   */
  const metBy = (line: QuotableLine, to: Reading, keys: readonly string[]) => {
    const found = to.units(journal.style).flatMap(({ text }): Pick<Meeting<Reading>, 'shared' | 'worth'>[] => {
      const both = meets(keys, line.text, text) ?? []
      const [first, ...others] = both.filter((form) => referenceIn(text, form) !== 'new')
      if (first === undefined || [first, ...others].every(isSetting)) return []
      const beside = worth(line, { text, reading: to })
      return [{ shared: [first, ...others], worth: (worth(line) + beside) / 2 + MEETING_POINTS }]
    })
    return found.toSorted((one, other) => other.worth - one.worth)[0]
  }
  const isCalm = (to: Reading) =>
    journal.today - to.entry.day <= NEW_DAYS &&
    (to.entry.mood ?? MIN_MOOD) >= MIN_MOOD &&
    ['none', 'tender'].includes(journal.levelNear(to))
  return bestFirst(
    olderThan(newestEntries(journal), journal)
      .filter(({ to }) => isCalm(to))
      .flatMap(({ from, to, keys }) =>
        quotableLines([from], journal, LONE_LIMITS, { use: 'in a pair', extent: 'passage' }).flatMap((line) => {
          const met = line.text.endsWith('?') ? undefined : metBy(line, to, keys)
          return met && met.worth >= LEAST_OF_MEETING ? [{ from: line, to, ...met, late: 0 }] : []
        }),
      ),
  )
}

/** True for two lines that fit into one Echo with their dates. */
export function isShortEnough(one: QuotableLine, other: QuotableLine): boolean {
  return one.text.length + other.text.length <= LENGTH.both
}

/** For each of these entries, the older entries that share most with it, and the words they share. */
function olderThan(later: readonly Reading[], journal: Journal): { from: Reading; to: Reading; keys: string[] }[] {
  const { quotable, vectors } = journal
  if (!vectors || quotable.length < LEAST_ENTRIES.pair) return []
  const rarity = rarityIn(quotable)
  const mayPair = rareThingsIn(journal)
  return later.flatMap((to) => {
    const rare = [...to.frequencies().keys()].filter(mayPair)
    return quotable
      .filter((from) => to.entry.day - from.entry.day >= DAYS_APART.pair.least)
      .map((from) => {
        const keys = rare.filter((key) => from.frequencies().has(key))
        return { from, to, keys, link: keys.reduce((sum, key) => sum + rarity(key), 0) }
      })
      .filter(({ keys }) => keys.length > 0)
      .toSorted((a, b) => b.link - a.link)
      .slice(0, MOST_OLDER)
  })
}

/**
 * The lines of an entry that have one of these words and may be quoted beside another, without an opening about something
 * else: “Started the car. Finches at the feeder.”
 */
export function linesWith(keys: readonly string[], reading: Reading, journal: Journal): readonly QuotableLine[] {
  const isSought = (text: string) => {
    const named = keysIn(journal, text)
    return keys.some((key) => named.has(key))
  }
  const lines = quotableLines([reading], journal, LINE_LIMITS, { use: 'in a pair', extent: 'each', isSought })
  const language = journal.language ?? 'en'
  const isEnough = (text: string) => hasFiniteVerb(words(text.toLowerCase()).slice(0, SAYS_WITHIN), language)
  const hasNeedlessOpening = ({ text }: QuotableLine) =>
    lines.some(({ text: rest }) => {
      const opening = text.endsWith(rest) ? text.slice(0, -rest.length) : ''
      return opening !== '' && !isSought(opening) && isEnough(rest)
    })
  return lines.filter((line) => !hasNeedlessOpening(line))
}

/** Finds which of these things and people two texts share, rarest first. Returns null if none. */
export function meetingsIn(journal: Journal) {
  const rarity = rarityIn(journal.quotable)
  const things = thingsIn(journal)
  return (keys: readonly string[], earlier: string, later: string): readonly [string, ...string[]] | null => {
    const [inEarlier, inLater] = [keysIn(journal, earlier), keysIn(journal, later)]
    const [first, ...others] = keys
      .filter((key) => inEarlier.has(key) && inLater.has(key))
      .toSorted((a, b) => rarity(b) - rarity(a) || (a < b ? -1 : 1))
      .flatMap((key) => things.form(key, later, earlier) ?? [])
      .filter((form) => ![earlier, later].some((text) => referenceIn(text, form) === 'likeness'))
    return first === undefined ? null : [first, ...new Set(others.filter((form) => form !== first))]
  }
}

/** Sorted by worth, then by the earlier line. */
export function bestFirst<To>(meetings: readonly Meeting<To>[]): Meeting<To>[] {
  return meetings.toSorted((a, b) => b.worth - a.worth || (a.from.text < b.from.text ? -1 : 1))
}
