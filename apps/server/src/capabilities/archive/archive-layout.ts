import { z } from 'zod'

/** The version of the layout below; this software may not understand a later version. */
export const ARCHIVE_VERSION = 5
/** The first version whose archives contain the profile. Earlier archives are accepted without one. */
const PROFILE_SINCE = 2
const ARCHIVE_FORMAT = 'soundings-archive'

/**
 * Upper limits for one archive. Twenty entries a day for 27 years are 200,000; a photograph of a page takes two files,
 * and the number of files is limited to `FILES_MAX`.
 */
export const COUNTS_MAX = { entries: 200_000, echoes: 50_000, photographs: 45_000 } as const
/** The most lines of earlier versions that an archive may have; the manifest doesn’t count them. */
export const VERSION_LINES_MAX = 200_000

/** The files of an archive. Restoring uses the JSON lines and the photographs; the other files are for people. */
export const PATHS = {
  manifest: 'manifest.json',
  readme: 'README.md',
  account: 'account.json',
  profile: 'profile.json',
  picture: 'profile/picture.webp',
  /**
   * Present only if there are choices about On this day. Versions from before On this day neither write nor read it.
   */
  onThisDay: 'on-this-day.json',
  /** Present only if there are letters; since version 4. */
  letters: 'letters.jsonl',
  /** Present only if there are reminder settings; since version 5. */
  reminders: 'reminders.json',
  /**
   * Present only if there are marks whose Echo was withdrawn. Versions from before these marks neither write nor read
   * it.
   */
  neverAgain: 'never-again.jsonl',
  /** Present only if there are choices about writing or own prompts; since version 5. */
  writing: 'writing.json',
  /** Present only if there are earlier versions; since version 5. */
  versions: 'versions.jsonl',
  entries: 'entries.jsonl',
  echoes: 'echoes.jsonl',
  photographs: 'photographs.jsonl',
  /** Present only if there are photographs in entries; since version 5. */
  entryPhotographs: 'entry-photographs.jsonl',
  undated: 'journal/undated.md',
  unreadable: 'unreadable.md',
} as const

/** The path of one month’s readable journal, such as `2026-11`. */
export function monthPath(month: string): string {
  return `journal/${month.slice(0, 4)}/${month}.md`
}

/** The paths of a photograph as uploaded, and in a format that browsers can show. */
export function photographPaths(id: string, mediaType: string): { original: string; display: string } {
  return { original: `photographs/${id}.${mediaType.replace('image/', '')}`, display: `photographs/${id}.shown.jpg` }
}

/** The path of an entry’s photograph, as it is stored. */
export function entryPhotographPath(id: string): string {
  return `photographs/${id}.jpg`
}

const FilePath = z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]|\/(?=[A-Za-z0-9])){0,199}$/)

export const ManifestFile = z.strictObject({
  path: FilePath,
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ManifestFile = z.infer<typeof ManifestFile>

/** A manifest without its file list; the files are read one by one. */
export const ManifestOutline = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal([1, 2, 3, 4, ARCHIVE_VERSION]),
  created_at: z.iso.datetime(),
  counts: z.strictObject({ entries: z.int().min(0), echoes: z.int().min(0), photographs: z.int().min(0) }),
  files: z.array(z.unknown()),
})
/** `files` names every other file of the archive. */
export type Manifest = Omit<z.infer<typeof ManifestOutline>, 'files'> & { files: ManifestFile[] }

/** False for archives from before the profile was included. */
export function holdsProfile({ version }: Manifest): boolean {
  return version >= PROFILE_SINCE
}

/** The manifest of an archive of any version. */
export const AnyManifest = z.looseObject({ format: z.literal(ARCHIVE_FORMAT), version: z.int() })

export function newManifest(rest: Omit<Manifest, 'format' | 'version'>): Manifest {
  return { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, ...rest }
}
