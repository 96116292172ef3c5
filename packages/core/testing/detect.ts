import { journalOf, orderedReadings, type Journal } from '../src/echo/journal.ts'
import type { EchoEntry, Finding, RecordDetector } from '../src/echo/types.ts'
import { seededRandom } from '../src/random/index.ts'
import { anEntry, normal, rating } from './journals.ts'
import { LEXICON } from './lexicon.ts'

/** The day on which record detectors are asked. */
export const TODAY = 100
/** The first day of the journals that pattern detectors are asked about. */
export const FIRST_DAY = 1000

/** A journal as it stands on `today`, by default the day of its last entry. */
export function openJournal(
  entries: readonly EchoEntry[],
  today = Math.max(...entries.map(({ day }) => day)),
  told: readonly string[] = [],
): Journal {
  return journalOf(orderedReadings(entries, today, LEXICON), today, LEXICON, told)
}

/** What a record detector finds on day 100, or null. */
export function found(
  detector: RecordDetector,
  entries: readonly EchoEntry[],
  told: readonly string[] = [],
): Finding | null {
  return detector.find(openJournal(entries, TODAY, told))[0] ?? null
}

/** Entries with these texts on consecutive days, the last of them on day 100. */
export function pages(contents: readonly string[]): EchoEntry[] {
  return contents.map((content, i) => anEntry(TODAY - contents.length + 1 + i, { content }))
}

/** Pages in which nothing can be found. */
export function plainPages(count: number): EchoEntry[] {
  return pages(Array.from({ length: count }, () => 'it was one of the days that there is nothing in'))
}

/** One entry a day from day 1000 with noise in the mood, lifted where `given` says so. */
export function ratedDays(
  count: number,
  seed: string,
  given: (i: number) => { lift?: number } & Partial<EchoEntry>,
): EchoEntry[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const { lift = 0, ...entry } = given(i)
    return anEntry(FIRST_DAY + i, { mood: rating(2.8 + 0.6 * normal(random) + lift), ...entry })
  })
}
