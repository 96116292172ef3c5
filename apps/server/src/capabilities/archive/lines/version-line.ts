import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import { z } from 'zod'
import type { EarlierVersion } from '#server/capabilities/entries/index.ts'
import { EntryLine, toMeasures, toTelemetry } from './entry-line.ts'
import { Id, Moment } from './fields.ts'

const { title, titled, content, tags, mood, energy, focus, telemetry } = EntryLine.shape

/** One earlier version of an entry as one line of JSON. */
export const VersionLine = z.strictObject({
  id: Id,
  entry: Id,
  saved_at: Moment,
  replaced_at: Moment,
  aside: z.boolean(),
  word_count: z.int().min(0).max(CONTENT_MAX_BYTES),
  title,
  titled,
  content,
  tags,
  mood,
  energy,
  focus,
  telemetry,
})
export type VersionLine = z.infer<typeof VersionLine>

export function toVersionLine({
  id,
  entryId,
  savedAt,
  replacedAt,
  aside,
  wordCount,
  body,
}: EarlierVersion): VersionLine {
  return {
    id,
    entry: entryId,
    saved_at: savedAt.toISOString(),
    replaced_at: replacedAt.toISOString(),
    aside,
    word_count: wordCount,
    title: body.title,
    ...(body.titled ? { titled: true as const } : {}),
    content: body.content,
    tags: body.tags,
    mood: body.mood,
    energy: body.energy,
    focus: body.focus,
    telemetry: toTelemetry(body),
  }
}

export function toVersion(line: VersionLine): EarlierVersion {
  const { title, titled, content, tags, mood, energy, focus } = line
  return {
    id: line.id,
    entryId: line.entry,
    savedAt: new Date(line.saved_at),
    replacedAt: new Date(line.replaced_at),
    aside: line.aside,
    wordCount: line.word_count,
    body: {
      title,
      ...(titled ? { titled } : {}),
      content,
      tags,
      mood,
      energy,
      focus,
      ...toMeasures(line.telemetry),
    },
  }
}
