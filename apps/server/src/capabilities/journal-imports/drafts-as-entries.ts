import { randomUUID } from 'node:crypto'
import type { JournalChoices, JournalProblemKind } from '@soundings/contract/journal-imports'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import { bareTitle } from './bare-title.ts'
import type { DraftEntry } from './draft-entry.ts'
import { givenTags } from './given-tags.ts'

/** An entry that is not stored yet. */
export type NewRecord = Omit<EntryRecord, 'damaged'>
/** The results of analyzing a text. */
type Found = Pick<EntryRecord, 'title' | 'tags' | 'wordCount' | 'sentimentScore' | 'lexicalDiversity'>

/** Turns drafts into entries of an import, as the person has chosen: how moods are rated, and which folders are tags. */
export function draftsAsEntries({
  importId,
  choices,
  now,
}: {
  importId: string
  choices: Pick<JournalChoices, 'moods' | 'folder_tags'>
  now: Date
}) {
  const ratings = new Map(choices.moods.map(({ source, name, rating }) => [`${source}|${name}`, rating]))
  const folderTags = new Set(choices.folder_tags)

  /** The person's decision, or the source's own scale for a mood that the person wasn't asked about. */
  function moodOf({ source, record: { mood } }: DraftEntry): number | null {
    if (mood === null) return null
    const chosen = ratings.get(`${source}|${mood.name}`)
    return chosen === undefined ? mood.scale : chosen
  }

  return {
    /** The tags of a draft, including its folder if that becomes a tag, and problems not yet reported. */
    tagsOf(draft: DraftEntry): { tags: string[]; problems: JournalProblemKind[] } {
      const { folder } = draft.record
      if (folder === null || !folderTags.has(folder)) return { tags: draft.tags, problems: [] }
      const { tags, problems } = givenTags([...draft.tags, folder], draft.content)
      return { tags, problems: problems.filter((kind) => !draft.problems.includes(kind)) }
    },

    entryOf(draft: DraftEntry, { title: foundTitle, ...found }: Found): NewRecord {
      const { createdAt, day, hour, utcOffset, timeZone, historic, undated, content, title, place, record } = draft
      const { tags, wordCount, sentimentScore, lexicalDiversity } = found
      return {
        id: randomUUID(),
        createdAt,
        day,
        hour,
        utcOffset,
        timeZone,
        historic,
        undated,
        content,
        tags,
        wordCount,
        sentimentScore,
        lexicalDiversity,
        updatedAt: now,
        addedAt: now,
        title: title ?? (content.trim() === '' ? bareTitle(draft) : foundTitle),
        ...(title === null ? {} : { titled: true as const }),
        ...(place === null ? {} : { place }),
        ...(draft.prompt === null ? {} : { prompt: draft.prompt }),
        mood: moodOf(draft),
        energy: record.energy,
        focus: record.focus,
        photographed: false,
        origin: 'imported',
        importId,
        typingSpeedWpm: null,
        timeOnEntrySeconds: null,
        editCount: null,
      }
    },
  }
}
