import type { FoundJournal, FoundMood, JournalChoices } from '@soundings/contract/journal-imports'
import type { ImportDecisions } from '#web/lib/import-decisions.ts'

export function moodKey({ source, name }: Pick<FoundMood, 'source' | 'name'>): string {
  return `${source}|${name}`
}

/**
 * The choices, with proposals where the person has decided nothing: the source’s order, and tags when there are several
 * folders.
 */
export function choicesOf({ moods, folders }: FoundJournal, decisions: ImportDecisions): JournalChoices {
  return {
    moods: moods.map((mood) => ({ source: mood.source, name: mood.name, rating: ratingOf(mood, decisions) })),
    folder_tags: folders.map(({ name }) => name).filter((name) => decisions.folders.get(name) ?? folders.length > 1),
    beside: decisions.beside,
    undated: decisions.undated,
  }
}

export function ratingOf(mood: FoundMood, { ratings }: ImportDecisions): FoundMood['rating'] {
  const decided = ratings.get(moodKey(mood))
  return decided === undefined ? mood.rating : decided
}

/** The number of entries whose mood has a rating from 1 to 5. */
export function haveMood({ with_mood: withMood, moods }: FoundJournal, decisions: ImportDecisions): number {
  const without = moods.filter((mood) => ratingOf(mood, decisions) === null)
  return withMood - without.reduce((sum, { entries }) => sum + entries, 0)
}

/** The number of entries that will be imported. */
export function willComeIn(
  { entries, already, undated }: FoundJournal,
  decisions: Pick<ImportDecisions, 'beside' | 'undated'>,
): number {
  const skipped = already.before + (decisions.beside ? 0 : already.same_words) + (decisions.undated ? 0 : undated)
  return Math.max(0, entries - skipped)
}
