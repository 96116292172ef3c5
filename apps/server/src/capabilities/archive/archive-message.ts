import type { ArchiveCheck } from '@soundings/contract/archive'
import type { ErrorCode } from '@soundings/contract/errors'
import type { Manifest } from './archive-layout.ts'
import type { EchoLine } from './echo-line.ts'
import type { EntryLine } from './entry-line.ts'
import type { PhotographLine } from './photograph-line.ts'
import type { ProfileLine } from './profile-line.ts'

/** Lines of an archive by what they are, in the order in which they stand. */
export type ArchiveLines = { entries: EntryLine; echoes: EchoLine; photographs: PhotographLine }

/** What an archive says of itself, without the list of its files. */
export type ArchiveFacts = Pick<Manifest, 'created_at' | 'counts'>

/** What the reading process is asked, and what it answers to each. */
export type Asked = {
  /** Comes first, with where the archive is: descriptor 4, its key and size. */
  open: { ask: { key: Uint8Array; size: number }; answer: null }
  check: { ask: null; answer: ArchiveCheck }
  /** Refused when anything of it is not as it was written. */
  verify: { ask: null; answer: ArchiveFacts }
  profile: { ask: null; answer: ProfileLine | null }
  /** The next lines of a kind, none at the end. */
  lines: { ask: keyof ArchiveLines; answer: ArchiveLines[keyof ArchiveLines][] }
  file: { ask: string; answer: Uint8Array }
}

export type Question = { [K in keyof Asked]: { what: K; ask: Asked[K]['ask'] } }[keyof Asked]

/** Progress, then one answer: what was asked for, a refusal for the person, or the name of a failure. */
export type Reply =
  | { progress: number }
  | { answer: Asked[keyof Asked]['answer'] }
  | { refusal: { code: ErrorCode; message: string } }
  | { failure: string }
