import { METRICS, type Ratings } from '../entries/index.ts'
import { atLeast, safetyState, type Level, type SafetyState } from '../safety/index.ts'
import { isEnglish, LANGUAGE_ENTRIES, styleOf, type Lexicon, type WritingStyle } from '../text/index.ts'
import { mean } from '../statistics/index.ts'
import { ENTRIES_MAX, TEXT_MIN_WORDS } from './constants.ts'
import { once, readingOf, type Reading } from './reading.ts'
import type { EchoEntry } from './types.ts'

/** A rated entry that is not historic. */
export type RatedEntry = { reading: Reading; id: string; day: number; hour: number; ratings: Ratings }

/** The mean ratings of one local day, so that the order within a day never matters. */
export type RatedDay = { day: number; weekday: number; means: Ratings; entries: readonly string[] }

/** A journal as the detectors see it: in order of time, and cut into what each kind of rule may use. */
export type Journal = {
  today: number
  lexicon: Lexicon
  state: SafetyState
  /** How the person writes, by the newest entries. */
  style: WritingStyle
  /** The worst level of an entry and of those of its day, the day before and the day after. */
  levelNear: (reading: Reading) => Level
  /** Texts of the Echoes told so far, in which used quotes are found again. */
  told: readonly string[]
  /** All entries up to today. */
  entries: readonly Reading[]
  /** Newest 400 texts of 8 words or more that are less than heavy; none where the journal is not English. */
  worded: readonly Reading[]
  /** All rated entries, and their days: what is told of them is told of all. */
  rated: readonly RatedEntry[]
  days: readonly RatedDay[]
}

/** Orders entries by time, then id, and leaves out what lies after today. */
export function orderedReadings(entries: readonly EchoEntry[], today: number, lexicon: Lexicon): Reading[] {
  return entries
    .filter((entry) => entry.day <= today)
    .toSorted((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))
    .map((entry) => readingOf(entry, lexicon))
}

/** Opens the journal that these ordered readings make. Its parts are worked out when first asked for. */
export function journalOf(
  entries: readonly Reading[],
  today: number,
  lexicon: Lexicon,
  told: readonly string[] = [],
): Journal {
  const english = once(() => isEnglish(entries.slice(-LANGUAGE_ENTRIES).map((reading) => reading.englishShare())))
  const state = once(() =>
    safetyState(
      entries.map((reading) => safetyView(reading, english)),
      today,
    ),
  )
  const worded = once(() => (english() ? lastMatching(entries, isWorded) : []))
  const rated = once(() => entries.filter(isRated).map(ratedEntry))
  const days = once(() => daysOf(rated()))
  const style = once(() => styleOf(entries.slice(-STYLE_ENTRIES).map(({ entry }) => entry.content)))
  return {
    today,
    lexicon,
    told,
    entries,
    get state() {
      return state()
    },
    get style() {
      return style()
    },
    levelNear: (reading) => levelNear(entries, reading),
    get worded() {
      return worded()
    },
    get rated() {
      return rated()
    },
    get days() {
      return days()
    },
  }
}

function isWorded(reading: Reading): boolean {
  return reading.words().length >= TEXT_MIN_WORDS && !atLeast(reading.scan().level, 'heavy')
}

function isRated({ entry }: Reading): boolean {
  return !entry.historic && METRICS.every((metric) => entry[metric] !== null)
}

/** Newest entries that a person's way of writing is read from. */
const STYLE_ENTRIES = 10

function levelNear(entries: readonly Reading[], { entry }: Reading): Level {
  const near = entries.filter((other) => Math.abs(other.entry.day - entry.day) <= 1).map((other) => other.scan().level)
  return near.reduce((worst, level) => (atLeast(level, worst) ? level : worst), 'none' as Level)
}

function ratedEntry(reading: Reading): RatedEntry {
  const { id, day, hour, mood, energy, focus } = reading.entry
  return { reading, id, day, hour, ratings: { mood: mood ?? 0, energy: energy ?? 0, focus: focus ?? 0 } }
}

function daysOf(rated: readonly RatedEntry[]): RatedDay[] {
  const byDay = new Map<number, RatedEntry[]>()
  for (const entry of rated) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry])
  return [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, entries]) => ({
      day,
      weekday: entries[0]?.reading.entry.weekday ?? 0,
      means: {
        mood: mean(entries.map((entry) => entry.ratings.mood)),
        energy: mean(entries.map((entry) => entry.ratings.energy)),
        focus: mean(entries.map((entry) => entry.ratings.focus)),
      },
      entries: entries.map((entry) => entry.id),
    }))
}

/** The newest 400 readings that match, in order; older ones are not even read. */
function lastMatching(entries: readonly Reading[], matches: (reading: Reading) => boolean): Reading[] {
  const found: Reading[] = []
  for (let i = entries.length - 1; i >= 0 && found.length < ENTRIES_MAX; i--) {
    const reading = entries[i]
    if (reading && matches(reading)) found.push(reading)
  }
  return found.toReversed()
}

function safetyView(reading: Reading, english: () => boolean) {
  return {
    day: reading.entry.day,
    mood: reading.entry.mood,
    get sentiment() {
      return english() ? reading.sentiment() : null
    },
    get level() {
      return reading.scan().level
    },
  }
}
