import type { Ratings } from '../entries/index.ts'
import { withoutPrompts } from '../prompts/index.ts'
import { atLeast, scan } from '../safety/index.ts'
import { contentFrequencies, languageOf, words } from '../text/index.ts'
import { ACOUSTIC_ENTRIES_MAX } from './constants.ts'
import type { AcousticEntry } from './acoustic-entry.ts'

/** A rated entry with counts of its own words, without prompts. */
export type WaveReading = {
  id: string
  time: number
  day: number
  ratings: Ratings
  sentiment: number | null
  lexicalDiversity: number | null
  typingSpeed: number | null
  wordCount: number
  /** Content words by lemma; empty for an entry with crisis wording, whose words are never used. */
  frequencies: ReadonlyMap<string, number>
}

/** The entries of the last `days` local days, without historic ones. */
export function recentEntries(entries: readonly AcousticEntry[], today: number, days: number): AcousticEntry[] {
  return entries.filter((entry) => !entry.historic && entry.day <= today && entry.day > today - days)
}

/** The newest 60 of these entries that have all three ratings, ordered by time and then id. */
export function ratedReadings(recent: readonly AcousticEntry[]): WaveReading[] {
  return recent
    .flatMap((entry) => {
      const ratings = ratingsOf(entry)
      return ratings === null ? [] : [{ entry, ratings }]
    })
    .toSorted((a, b) => a.entry.time - b.entry.time || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(-ACOUSTIC_ENTRIES_MAX)
    .map(({ entry, ratings }) => readingOf(entry, ratings))
}

function ratingsOf({ mood, energy, focus }: AcousticEntry): Ratings | null {
  return mood === null || energy === null || focus === null ? null : { mood, energy, focus }
}

function readingOf(entry: AcousticEntry, ratings: Ratings): WaveReading {
  const { id, time, day, sentiment, lexicalDiversity, typingSpeed } = entry
  const text = words(withoutPrompts(entry.content))
  const frequencies = atLeast(scan(withoutPrompts(entry.content)).level, 'light')
    ? new Map<string, number>()
    : contentFrequencies(text, undefined, languageOf(text))
  return { id, time, day, ratings, sentiment, lexicalDiversity, typingSpeed, wordCount: text.length, frequencies }
}
