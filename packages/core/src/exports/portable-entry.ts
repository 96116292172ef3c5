import type { ExportedEntry } from './entry-blocks.ts'

/** An entry in a file for another program. */
export type PortableEntry = ExportedEntry & {
  id: string
  /** IANA name of the zone in which it was written. */
  timeZone: string
  /** ms since the epoch */
  updated: number
  /** The title that its writer gave it, or the one found in its text. */
  name: string
  /** Its stored text can't be read; `name` and `content` say so. */
  damaged: boolean
  photographs: readonly PortablePhotograph[]
}

/** A photograph of an entry; its image is null when it is damaged or gone. */
export type PortablePhotograph = { id: string; description: string; image: PortableImage | null }

/** A JPEG beside the text: its size in pixels and the MD5 of its bytes, 32 hexadecimal digits. */
export type PortableImage = { width: number; height: number; md5: string }

/** Replaces a missing photograph. */
export const MISSING_PHOTOGRAPH_NOTE = 'A photo is missing here. It was damaged on the server’s disk and can’t be read.'
/** Shown when there are no entries. */
export const NO_ENTRIES_NOTE = 'There are no entries in this period.'
