import { scratchSource, type ScratchSource } from '#server/platform/files/scratch-file.ts'
import { answerQuestions, reportProgress } from '#server/platform/isolation/answer-questions.ts'
import { inSteps } from '#server/platform/isolation/progress-steps.ts'
import { PATHS } from '../archive-layout.ts'
import type { ArchiveLines, Asked, Question } from './archive-message.ts'
import { checkArchive } from './check-archive.ts'
import { EchoLine } from '../lines/echo-line.ts'
import { EntryPhotographLine } from '../lines/entry-photograph-line.ts'
import { EntryLine } from '../lines/entry-line.ts'
import { ARCHIVE_FD, TIME_MS } from './limits.ts'
import { LetterLine } from '../lines/letter-line.ts'
import { openArchive, type Archive } from './open-archive.ts'
import { PhotographLine } from '../lines/photograph-line.ts'
import { unreadable } from '../refusals.ts'
import { holds, neverAgainOf, onThisDayOf, profileOf, remindersOf, writingOf } from './small-files.ts'
import { verifyArchive } from './verify-archive.ts'
import { VersionLine } from '../lines/version-line.ts'

/** The number of lines per batch; batches of long lines are smaller. */
const BATCH = 200
const BATCH_CHARACTERS = 1_000_000
/** The number of characters that a letter counts as in a batch: a yearly letter names hundreds of entries. */
const LETTER_CHARACTERS = 50_000

const SCHEMAS = {
  entries: EntryLine,
  echoes: EchoLine,
  photographs: PhotographLine,
  entryPhotographs: EntryPhotographLine,
  letters: LetterLine,
  versions: VersionLine,
} as const

/** The archive; the first question brings its key and size. */
let source: ScratchSource | null = null
let archive: Archive | null = null
const reading = new Map<keyof ArchiveLines, AsyncGenerator<ArchiveLines[keyof ArchiveLines]>>()
/** Nothing is canceled here: the server ends this process instead. */
const work = { signal: new AbortController().signal, onProgress: inSteps(reportProgress) }

answerQuestions<Asked>(TIME_MS, answerTo)

async function answerTo(question: Question) {
  if (question.what === 'open') {
    source = scratchSource({ fd: ARCHIVE_FD, ...question.ask })
    return null
  }
  if (!source) throw unreadable()
  if (question.what === 'check') return checkArchive(source, work)
  archive ??= await openArchive(source)
  switch (question.what) {
    case 'verify': {
      await verifyArchive(archive, work)
      const { created_at, counts } = archive.manifest
      return { created_at, counts }
    }
    case 'profile':
      return profileOf(archive)
    case 'onThisDay':
      return onThisDayOf(archive)
    case 'writing':
      return writingOf(archive)
    case 'reminders':
      return remindersOf(archive)
    case 'neverAgain':
      return neverAgainOf(archive)
    case 'lines':
      return nextLines(archive, question.ask)
    case 'file':
      return archive.bytes(question.ask)
  }
}

async function nextLines(from: Archive, kind: keyof ArchiveLines) {
  // Archives without letters, versions or photographs in entries leave their file out.
  if (!holds(from, PATHS[kind])) return []
  const lines = reading.get(kind) ?? from.lines(PATHS[kind], SCHEMAS[kind])
  reading.set(kind, lines)
  const batch: ArchiveLines[keyof ArchiveLines][] = []
  for (let characters = 0; batch.length < BATCH && characters < BATCH_CHARACTERS;) {
    const { value, done } = await lines.next()
    if (done) break
    batch.push(value)
    characters += 'content' in value ? value.content.length : 'sentences' in value ? LETTER_CHARACTERS : 0
  }
  // The next caller starts again.
  if (batch.length === 0) reading.delete(kind)
  return batch
}
