import { z } from 'zod'

/** Version of the layout below; a later one may hold what this software does not know. */
export const ARCHIVE_VERSION = 2
/** The version from which on an archive holds the profile. Earlier ones are taken as they are. */
const PROFILE_SINCE = 2
const ARCHIVE_FORMAT = 'soundings-archive'

/**
 * The most that one archive may give back. Twenty entries a day for 27 years are 200,000; a photograph takes two files,
 * and of files there are at most `FILES_MAX`.
 */
export const COUNTS_MAX = { entries: 200_000, echoes: 50_000, photographs: 45_000 } as const

/** Files of an archive. What is restored lies in the lines and the photographs; the rest is for its reader. */
export const PATHS = {
  manifest: 'manifest.json',
  readme: 'README.md',
  account: 'account.json',
  profile: 'profile.json',
  picture: 'profile/picture.webp',
  entries: 'entries.jsonl',
  echoes: 'echoes.jsonl',
  photographs: 'photographs.jsonl',
  undated: 'journal/undated.md',
  unreadable: 'unreadable.md',
} as const

/** The readable journal of one month, such as `2026-11`. */
export function monthPath(month: string): string {
  return `journal/${month.slice(0, 4)}/${month}.md`
}

/** A photograph as it was sent, and as a browser can show it. */
export function photographPaths(id: string, mediaType: string): { original: string; display: string } {
  return { original: `photographs/${id}.${mediaType.replace('image/', '')}`, display: `photographs/${id}.shown.jpg` }
}

const FilePath = z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]|\/(?=[A-Za-z0-9])){0,199}$/)

export const ManifestFile = z.strictObject({
  path: FilePath,
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ManifestFile = z.infer<typeof ManifestFile>

/** A manifest but for its files, each of which is read by itself. */
export const ManifestOutline = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal([1, ARCHIVE_VERSION]),
  created_at: z.iso.datetime(),
  counts: z.strictObject({ entries: z.int().min(0), echoes: z.int().min(0), photographs: z.int().min(0) }),
  files: z.array(z.unknown()),
})
/** `files` names every other file of the archive. */
export type Manifest = Omit<z.infer<typeof ManifestOutline>, 'files'> & { files: ManifestFile[] }

/** False for the archives that were made before the profile went along. */
export function holdsProfile({ version }: Manifest): boolean {
  return version >= PROFILE_SINCE
}

/** What an archive of whatever version says of itself. */
export const AnyManifest = z.looseObject({ format: z.literal(ARCHIVE_FORMAT), version: z.int() })

export function newManifest(rest: Omit<Manifest, 'format' | 'version'>): Manifest {
  return { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, ...rest }
}
