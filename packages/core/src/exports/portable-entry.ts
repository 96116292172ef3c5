import type { ExportedEntry } from './entry-blocks.ts'

/** An entry in a file for another program. */
export type PortableEntry = ExportedEntry & {
  id: string
  /** The IANA name of the time zone in which the entry was written. */
  timeZone: string
  /** The time of the last change, in ms since the epoch. */
  updated: number
  /** The title that the writer gave the entry, or the one found in its text. */
  name: string
  /** True if the stored text can’t be read; `name` and `content` then say so. */
  damaged: boolean
  photographs: readonly PortablePhotograph[]
}

/** A photograph of an entry; its image is null when it is damaged or gone. */
export type PortablePhotograph = { id: string; description: string; image: PortableImage | null }

/** A JPEG in a separate file: its size in pixels and the MD5 of its bytes, 32 hexadecimal digits. */
export type PortableImage = { width: number; height: number; md5: string }

export const MISSING_PHOTOGRAPH_NOTE = 'A photo is missing here. It was damaged on the server’s disk and can’t be read.'
export const NO_ENTRIES_NOTE = 'There are no entries in this period.'
