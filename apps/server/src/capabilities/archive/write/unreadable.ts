import type { EntryRecord } from '#server/capabilities/entries/index.ts'

/** Items missing from an archive because their stored data is damaged; without any of their text. */
export type Unreadable = {
  entries: Map<string, UnreadableEntry>
  echoes: { id: string; date: string }[]
  /** The ids of the Echos whose mark is missing. */
  marks: string[]
  /** The names of the missing letters. */
  letters: string[]
  /** The ids of the missing own prompts. */
  prompts: string[]
  /** The missing earlier versions, each with its entry. */
  versions: { id: string; entryId: string }[]
  /** Photographs by id. If only the entry is damaged, the archive still contains its pictures. */
  photographs: { id: string; entryId: string; paths: readonly string[] }[]
  /** Fields of the profile: the email address, the name, the picture. */
  profile: string[]
}

type UnreadableEntry = Pick<EntryRecord, 'id' | 'createdAt' | 'mood' | 'energy' | 'focus'>

export function nothingUnreadable(): Unreadable {
  return {
    entries: new Map(),
    echoes: [],
    marks: [],
    letters: [],
    versions: [],
    prompts: [],
    photographs: [],
    profile: [],
  }
}

/** The note about missing items, or null when nothing is missing. */
export function unreadableNote(missing: Unreadable): string | null {
  const { entries, echoes, marks, letters, versions, prompts, photographs, profile } = missing
  const parts = [
    section(
      'Entries',
      [...entries.values()].map((entry) => `${entry.createdAt.toISOString()}, id ${entry.id}, ${ratingsOf(entry)}`),
    ),
    section(
      'Echos',
      echoes.map(({ id, date }) => `${date}, id ${id}`),
    ),
    section(
      'What you’ve said about Echos',
      marks.map((id) => `about the Echo with id ${id}`),
    ),
    section('Letters', letters),
    section(
      'Your own prompts',
      prompts.map((id) => `id ${id}`),
    ),
    section(
      'Earlier versions',
      versions.map(({ id, entryId }) => `id ${id}, of the entry ${entryId}`),
    ),
    section(
      'Photos',
      photographs.map(({ id, entryId, paths }) =>
        paths.length > 0
          ? `${paths.join(' and ')} belong to the entry ${entryId}, which is missing`
          : `id ${id}, of the entry ${entryId}`,
      ),
    ),
    section('Profile', profile),
  ].filter((part) => part !== '')
  if (parts.length === 0) return null
  return `# Damaged data

The data listed here was damaged on the server’s disk, so it is not in this archive. Everything else is. You may find it
in an older archive, and the server’s operator may have a backup.

${parts.join('\n')}`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`
}

function ratingsOf({ mood, energy, focus }: UnreadableEntry): string {
  return mood === null ? 'not rated' : `mood ${mood}, energy ${energy ?? '-'}, focus ${focus ?? '-'}`
}
