import { contentFrequencies, contentLemma, words } from '../../text/index.ts'
import type { Journal } from '../engine/journal.ts'
import type { Reading } from '../engine/reading.ts'
import type { QuoteLimits } from '../quoting/fit.ts'
import { quotableLines, type QuotableLine } from '../quoting/quotable.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { LEAST_WORTH } from '../worth/least-worth.ts'
import { newestEntries } from '../worth/newest-entries.ts'
import { worthIn } from '../worth/worth.ts'
import { foreignThingsOf } from './foreign-things.ts'
import { referenceIn } from './reference.ts'
import { thingsOf } from './shared-things.ts'

/** An old line, and what it meets: a line of the newest day, or an entry of it. */
export type Meeting<To> = {
  from: QuotableLine
  to: To
  /** The shared things and people as both print them, the rarest first. */
  shared: readonly [string, ...string[]]
  /** What readers would give it, about 1 to 5. */
  worth: number
}

/** Entries needed, and the days between an old line and what it meets. */
const MIN_ENTRIES = 7
const LEAST_DAYS = 4
/**
 * Points that a pair lacks beside the older line alone: five readers gave 25 pairs 2.9 and 38 lines of the same worth
 * 3.5, because one half of a pair is what was written a minute ago.
 */
const REPEATED_HALF = 0.2
/** What a pair needs: a reader of 60 journals gave 27 pairs of less than this 1.9, and 82 others 3.6. */
const LEAST_OF_PAIR = 2.8
/** Days after which the newest entry meets nothing more. */
const NEW_DAYS = 7
/** The older entries that are read for each newer one: to read lines for safety takes time. */
const MOST_OLDER = 40
/** Beside another line, and alone. */
export const LINE_LIMITS: QuoteLimits = { minWords: 4, maxWords: 34, maxLength: 180 }
const LONE_LIMITS: QuoteLimits = { minWords: 5, maxWords: 30, maxLength: 210 }
/** The most characters of two lines together: an Echo has 280. */
const BOTH_MAX_LENGTH = 225
/** An entry rated lower than this meets nothing. */
const MIN_MOOD = 3

/** Pairs of lines from different days about the same thing or person, the later one from the newest day, best first. */
export function linePairs(journal: Journal): Meeting<QuotableLine>[] {
  const worth = worthIn(journal)
  const meets = meetingsIn(journal)
  return sorted(
    olderThanNewest(journal).flatMap(({ from, to, keys }) => {
      const later = linesWith(keys, to, journal)
      const earlier = later.length === 0 ? [] : linesWith(keys, from, journal)
      const pairs = later.flatMap((line) =>
        earlier.flatMap((old) => {
          const shared = isShortEnough(old, line) ? meets(keys, old.text, line.text) : null
          return shared ? [{ from: old, to: line, shared, worth: worth(old, line) - REPEATED_HALF }] : []
        }),
      )
      return longest(pairs).filter((pair) => pair.worth >= LEAST_OF_PAIR)
    }),
  )
}

/** Of pairs that begin with the same sentences the longest: with a sentence more, a line has its point. */
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
  const isCalm = (to: Reading) =>
    journal.today - to.entry.day <= NEW_DAYS &&
    (to.entry.mood ?? MIN_MOOD) >= MIN_MOOD &&
    ['none', 'tender'].includes(journal.levelNear(to))
  return sorted(
    olderThanNewest(journal)
      .filter(({ to }) => isCalm(to))
      .flatMap(({ from, to, keys }) =>
        quotableLines([from], journal, LONE_LIMITS, { use: 'in a pair', extent: 'passage' }).flatMap((line) => {
          const shared = line.text.endsWith('?') ? null : meets(keys, line.text, to.entry.content)
          const found = shared ? [{ from: line, to, shared, worth: worth(line) }] : []
          return found.filter((one) => one.worth >= LEAST_WORTH.last)
        }),
      ),
  )
}

/** True for two lines that leave room for their dates. */
export function isShortEnough(one: QuotableLine, other: QuotableLine): boolean {
  return one.text.length + other.text.length <= BOTH_MAX_LENGTH
}

/** The entries of the newest day, each with the older ones that have most to do with it and the words that they share. */
function olderThanNewest(journal: Journal): { from: Reading; to: Reading; keys: string[] }[] {
  const { quotable, vectors } = journal
  if (!vectors || quotable.length < MIN_ENTRIES) return []
  const rarity = rarityIn(quotable)
  return newestEntries(journal).flatMap((to) =>
    quotable
      .filter((from) => to.entry.day - from.entry.day >= LEAST_DAYS)
      .map((from) => {
        const keys = [...to.frequencies().keys()].filter((key) => from.frequencies().has(key))
        return { from, to, keys, link: keys.reduce((sum, key) => sum + rarity(key), 0) }
      })
      .filter(({ keys }) => keys.length > 0)
      .toSorted((a, b) => b.link - a.link)
      .slice(0, MOST_OLDER),
  )
}

/** The lines of an entry that begin with a sentence with one of these words and may be quoted beside another. */
function linesWith(keys: readonly string[], reading: Reading, journal: Journal): readonly QuotableLine[] {
  const isSought = (text: string) =>
    words(text).some((word) => keys.includes(contentLemma(word, journal.language ?? 'en') ?? ''))
  return quotableLines([reading], journal, LINE_LIMITS, { use: 'in a pair', extent: 'each', isSought })
}

/** Finds the things and people that two texts share, the rarest first; null for none. */
function meetingsIn(journal: Journal) {
  const { quotable, language } = journal
  const rarity = rarityIn(quotable)
  const things = language === null ? thingsOf(journal) : foreignThingsOf(quotable, language)
  return (keys: readonly string[], earlier: string, later: string): readonly [string, ...string[]] | null => {
    const inEarlier = contentFrequencies(words(earlier), undefined, language ?? 'en')
    const inLater = contentFrequencies(words(later), undefined, language ?? 'en')
    const [first, ...others] = keys
      .filter((key) => inEarlier.has(key) && inLater.has(key) && things.mayPair(key))
      .toSorted((a, b) => rarity(b) - rarity(a) || (a < b ? -1 : 1))
      .flatMap((key) => things.form(key, later, earlier) ?? [])
      .filter((form) => ![earlier, later].some((text) => referenceIn(text, form) === 'likeness'))
    return first === undefined ? null : [first, ...new Set(others.filter((form) => form !== first))]
  }
}

function sorted<To>(meetings: Meeting<To>[]): Meeting<To>[] {
  return meetings.toSorted((a, b) => b.worth - a.worth || (a.from.text < b.from.text ? -1 : 1))
}
