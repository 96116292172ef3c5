import { METRICS, type Ratings } from '../../entries/index.ts'
import { atLeast, safetyState, type Level, type SafetyState } from '../../safety/index.ts'
import {
  isEnglish,
  isForeignLanguage,
  journalLanguage,
  LANGUAGE_ENTRIES,
  styleOf,
  type ForeignLanguage,
  type Lexicon,
  type WordVectors,
  type WritingStyle,
} from '../../text/index.ts'
import { mean } from '../../statistics/index.ts'
import { ENTRIES_MAX, TEXT_MIN_WORDS } from '../constants.ts'
import { once } from './once.ts'
import { readingOf, type Reading } from './reading.ts'
import { NO_BARS, type Bars } from './bars.ts'
import type { EchoEntry } from './entry.ts'

/** A rated entry that is not historic. */
export type RatedEntry = { reading: Reading; id: string; day: number; hour: number; ratings: Ratings }

/** The mean ratings of one local day: the order within a day never matters. */
export type RatedDay = { day: number; weekday: number; means: Ratings; entries: readonly string[] }

/** A journal as the detectors see it: sorted by time, and divided by what each kind of rule may use. */
export type Journal = {
  today: number
  lexicon: Lexicon
  /** Null in an audit, which doesn’t measure how related lines are. */
  vectors: WordVectors | null
  state: SafetyState
  /** The person's style, from the newest entries. */
  style: WritingStyle
  /** The worst level among an entry and the entries of its day, the day before and the day after. */
  levelNear: (reading: Reading) => Level
  /** True for an entry from a calm time, judged by ratings and the scan; false where few entries are rated. */
  isCalmTime: (reading: Reading) => boolean
  /** Texts of all Echos so far, to recognize used quotes. */
  told: readonly string[]
  /** What the person’s marks rule out. No count or test looks at it. */
  bars: Bars
  /** All entries up to today. */
  entries: readonly Reading[]
  /** The newest 400 texts of 8 words or more that are less than heavy; none if the journal is not in English. */
  worded: readonly Reading[]
  /** The language of more than half of the newest ten entries, if its words are known and it isn’t English. */
  language: ForeignLanguage | null
  /** The entries that lines are quoted from: `worded`, or entries of the same kind in the journal’s other language. */
  quotable: readonly Reading[]
  /** All rated entries, and their days. */
  rated: readonly RatedEntry[]
  days: readonly RatedDay[]
}

/** Sorts entries by time, then id, and leaves out later ones than today. */
export function orderedReadings(entries: readonly EchoEntry[], today: number, lexicon: Lexicon): Reading[] {
  return entries
    .filter((entry) => entry.day <= today)
    .toSorted((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))
    .map((entry) => readingOf(entry, lexicon))
}

type JournalSources = Pick<Journal, 'today' | 'lexicon'> & Partial<Pick<Journal, 'told' | 'vectors' | 'bars'>>

/** The journal of these sorted readings. Its parts are computed when first used. */
export function journalOf(
  entries: readonly Reading[],
  { today, lexicon, told = [], vectors = null, bars = NO_BARS }: JournalSources,
): Journal {
  const english = once(() => isEnglish(entries.slice(-LANGUAGE_ENTRIES).map((reading) => reading.englishShare())))
  const state = once(() =>
    safetyState(
      entries.map((reading) => safetyView(reading, english)),
      today,
    ),
  )
  const worded = once(() => (english() ? lastMatching(entries, isWorded) : []))
  const language = once(() => {
    const main = journalLanguage(entries.slice(-LANGUAGE_ENTRIES).map((reading) => reading.language()))
    return !english() && main !== null && main !== 'several' && isForeignLanguage(main) ? main : null
  })
  const quotable = once(() => {
    const own = language()
    return own === null ? worded() : lastMatching(entries, (reading) => reading.language() === own && isWorded(reading))
  })
  const rated = once(() => entries.filter(isRated).map(ratedEntry))
  const days = once(() => daysOf(rated()))
  const style = once(() => styleOf(entries.slice(-STYLE_ENTRIES).map(({ entry }) => entry.content)))
  return {
    today,
    lexicon,
    vectors,
    told,
    bars,
    entries,
    get state() {
      return state()
    },
    get style() {
      return style()
    },
    levelNear: levelsNear(entries),
    isCalmTime: calmTimes(entries),
    get worded() {
      return worded()
    },
    get language() {
      return language()
    },
    get quotable() {
      return quotable()
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

/** How many of the newest entries show a person's style. */
const STYLE_ENTRIES = 10

/** The worst level of each day and the days next to it, found when first asked for. */
function levelsNear(entries: readonly Reading[]): (reading: Reading) => Level {
  const byDay = once(() => Map.groupBy(entries, ({ entry }) => entry.day))
  const levels = new Map<number, Level>()
  const levelOf = (day: number): Level => {
    const known = levels.get(day) ?? worst((byDay().get(day) ?? []).map((reading) => reading.scan().level))
    levels.set(day, known)
    return known
  }
  return ({ entry: { day } }) => worst([day - 1, day, day + 1].map(levelOf))
}

/** A time is calm if this many days before and after it have enough rated entries and a high enough mean mood. */
const CALM = { days: 10, entries: 5, mood: 2.75 }
/** A weak sign of crisis in an entry rated this or higher doesn’t count against a calm time. */
const FAIR_MOOD = 3

/** Whether the days around an entry are rated well enough and none of their entries is grave, found when first asked. */
function calmTimes(entries: readonly Reading[]): (reading: Reading) => boolean {
  const known = new Map<number, boolean>()
  const isCalm = (day: number) => {
    const around = entries.filter(({ entry }) => Math.abs(entry.day - day) <= CALM.days)
    const moods = around.flatMap(({ entry }) => entry.mood ?? [])
    return moods.length >= CALM.entries && mean(moods) >= CALM.mood && !around.some(isGrave)
  }
  return ({ entry: { day } }) => {
    const calm = known.get(day) ?? isCalm(day)
    known.set(day, calm)
    return calm
  }
}

function isGrave(reading: Reading): boolean {
  const { level } = reading.scan()
  return level === 'light' ? (reading.entry.mood ?? 1) < FAIR_MOOD : atLeast(level, 'heavy')
}

function worst(levels: readonly Level[]): Level {
  return levels.reduce((most, level) => (atLeast(level, most) ? level : most), 'none' as Level)
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
