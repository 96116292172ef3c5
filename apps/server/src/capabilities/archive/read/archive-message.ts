import type { ArchiveCheck } from '@soundings/contract/archive'
import type { QuestionOf } from '#server/platform/isolation/asked-process.ts'
import type { Manifest } from '../archive-layout.ts'
import type { EchoLine } from '../lines/echo-line.ts'
import type { EntryPhotographLine } from '../lines/entry-photograph-line.ts'
import type { EntryLine } from '../lines/entry-line.ts'
import type { LetterLine } from '../lines/letter-line.ts'
import type { NeverAgainLine } from '../lines/never-again-line.ts'
import type { OnThisDayLine } from '../lines/on-this-day-line.ts'
import type { RemindersLine } from '../lines/reminders-line.ts'
import type { PhotographLine } from '../lines/photograph-line.ts'
import type { ProfileLine } from '../lines/profile-line.ts'
import type { WritingLine } from '../lines/writing-line.ts'
import type { VersionLine } from '../lines/version-line.ts'

/** The kinds of lines in an archive, in their order. */
export type ArchiveLines = {
  entries: EntryLine
  echoes: EchoLine
  photographs: PhotographLine
  entryPhotographs: EntryPhotographLine
  letters: LetterLine
  versions: VersionLine
}

/** The manifest of an archive without its file list. */
export type ArchiveFacts = Pick<Manifest, 'created_at' | 'counts'>

/** The requests to the reading process, with the answer to each. */
export type Asked = {
  /** Opens the archive. This is the first request; it has the archive’s key and size (the archive is descriptor 4). */
  open: { ask: { key: Uint8Array; size: number }; answer: null }
  check: { ask: null; answer: ArchiveCheck }
  /** Verifies the archive. The request is refused if any part differs from the manifest. */
  verify: { ask: null; answer: ArchiveFacts }
  profile: { ask: null; answer: ProfileLine | null }
  onThisDay: { ask: null; answer: OnThisDayLine | null }
  writing: { ask: null; answer: WritingLine | null }
  reminders: { ask: null; answer: RemindersLine | null }
  neverAgain: { ask: null; answer: NeverAgainLine[] }
  /** The next lines of a kind; empty at the end. */
  lines: { ask: keyof ArchiveLines; answer: ArchiveLines[keyof ArchiveLines][] }
  file: { ask: string; answer: Uint8Array }
}

export type Question = QuestionOf<Asked>
