import { journalOf, orderedReadings, type Journal } from '../src/echo/journal/journal.ts'
import type { EchoEntry } from '../src/echo/journal/entry.ts'
import type { Finding } from '../src/echo/finding/finding.ts'
import type { RecordDetector } from '../src/echo/finding/rule.ts'
import { seededRandom } from '../src/random/index.ts'
import { anEntry, normal, rating } from './journals.ts'
import { LEXICON } from './lexicon.ts'

/** The day on which record detectors run. */
export const TODAY = 100
/** The first day of the journals for pattern detectors. */
export const FIRST_DAY = 1000

/** A journal on day `today`, by default the day of its last entry. */
export function openJournal(
  entries: readonly EchoEntry[],
  today = Math.max(...entries.map(({ day }) => day)),
  told: readonly string[] = [],
): Journal {
  return journalOf(orderedReadings(entries, today, LEXICON), { today, lexicon: LEXICON, told })
}

/** The first finding of a record detector on day 100, or null. */
export function found(
  detector: RecordDetector,
  entries: readonly EchoEntry[],
  told: readonly string[] = [],
): Finding | null {
  return detector.find(openJournal(entries, TODAY, told))[0] ?? null
}

/** Entries with these texts on consecutive days, ending on day 100. */
export function pages(contents: readonly string[]): EchoEntry[] {
  return contents.map((content, i) => anEntry(TODAY - contents.length + 1 + i, { content }))
}

/** Entries in which there is nothing to find. */
export function plainPages(count: number): EchoEntry[] {
  return pages(Array.from({ length: count }, () => 'it was one of the days that there is nothing in'))
}

/** One entry a day from day 1000 with noise in the mood, raised by the `lift` that `given` returns. */
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
