import { PEOPLE_MAX } from './constants.ts'
import type { MovesInput } from './moves.ts'
import { newestReadings } from './newest-readings.ts'
import { subjectsOf } from './subjects.ts'

/**
 * The people of a journal by the names in its words and tags, those in the most entries first. The newest entries are
 * read. Unlike Insights, it names everyone, because it serves a search that a person requests, like the list of tags.
 */
export function peopleOf({ entries, lexicon }: Pick<MovesInput, 'entries' | 'lexicon'>): string[] {
  return [...subjectsOf(newestReadings(entries, lexicon))]
    .filter(([, { kind }]) => kind === 'person')
    .toSorted(([a, { mentions: m }], [b, { mentions: n }]) => n.size - m.size || (a < b ? -1 : 1))
    .slice(0, PEOPLE_MAX)
    .map(([, { name }]) => name)
}
