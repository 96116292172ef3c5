import type { EntryBody, EntryMeasures, EntryRecord } from './entry-record.ts'

/** The sealed part of a version: everything needed to restore it. */
export type VersionBody = Omit<EntryBody, 'answers' | 'prompt' | 'photographs'> &
  EntryMeasures &
  Pick<EntryRecord, 'mood' | 'energy' | 'focus'>

/** A version without its text. */
export type VersionFigures = {
  id: string
  savedAt: Date
  /** The time when the version was replaced; its age counts from then. */
  replacedAt: Date
  /** True for a text that never was the entry’s: the person chose the other version in a conflict. */
  aside: boolean
  wordCount: number
}

export type EarlierVersion = VersionFigures & { entryId: string; body: VersionBody }

/** The part of an entry that a version keeps. */
export function versionBody(entry: VersionBody): VersionBody {
  const { title, titled, content, tags, mood, energy, focus } = entry
  const { typingSpeedWpm, timeOnEntrySeconds, editCount, sentimentScore, lexicalDiversity } = entry
  const measures = { typingSpeedWpm, timeOnEntrySeconds, editCount, sentimentScore, lexicalDiversity }
  return { title, ...(titled ? { titled } : {}), content, tags, mood, energy, focus, ...measures }
}

/** True if a change leaves an earlier version: the title, text, tags or ratings differ. */
export function isAnotherVersion(one: VersionBody, other: VersionBody): boolean {
  const compared = ({ title, content, tags, mood, energy, focus }: VersionBody) =>
    JSON.stringify([title, mood, energy, focus, tags.map(({ tag, source }) => [tag, source]), content])
  return compared(one) !== compared(other)
}
