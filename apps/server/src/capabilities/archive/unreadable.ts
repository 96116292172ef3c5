import type { KeptEntry } from '#server/capabilities/entries/kept-entries.store.ts'

/** What could not go into an archive because it was damaged where it is stored; no text of it. */
export type Unreadable = {
  entries: Map<string, UnreadableEntry>
  echoes: { id: string; date: string }[]
  /** Photographs by id; of one whose entry alone is damaged the pictures are in the archive. */
  photographs: { id: string; entryId: string; paths: readonly string[] }[]
  /** Fields of the profile: the address, the name, the picture. */
  profile: string[]
}

type UnreadableEntry = Pick<KeptEntry, 'id' | 'createdAt' | 'mood' | 'energy' | 'focus'>

export function nothingUnreadable(): Unreadable {
  return { entries: new Map(), echoes: [], photographs: [], profile: [] }
}

/** The note on what is missing, or null when nothing is. */
export function unreadableNote({ entries, echoes, photographs, profile }: Unreadable): string | null {
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
      'Photographs',
      photographs.map(({ id, entryId, paths }) =>
        paths.length > 0
          ? `${paths.join(' and ')} belong to the entry ${entryId}, which is missing`
          : `id ${id}, of the entry ${entryId}`,
      ),
    ),
    section('Profile', profile),
  ].filter((part) => part !== '')
  if (parts.length === 0) return null
  return `# What could not be read

This was damaged on the disk of the server, so it is not in this archive. Everything else is. An older archive may hold
it, and whoever runs the server may have a backup.

${parts.join('\n')}`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`
}

function ratingsOf({ mood, energy, focus }: UnreadableEntry): string {
  return mood === null ? 'not rated' : `mood ${mood}, energy ${energy ?? '-'}, focus ${focus ?? '-'}`
}
