import { PHOTOGRAPH_MAX_BYTES } from '@soundings/contract/imports'
import { fileTypeFromBuffer } from 'file-type'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import {
  COUNTS_MAX,
  entryPhotographPath,
  PATHS,
  photographPaths,
  VERSION_LINES_MAX,
  type Manifest,
} from '../archive-layout.ts'
import { EchoLine } from '../lines/echo-line.ts'
import { EntryLine } from '../lines/entry-line.ts'
import { LETTERS_MAX } from '@soundings/core/letters/limits'
import { LetterLine } from '../lines/letter-line.ts'
import type { Archive } from './open-archive.ts'
import { PhotographLine } from '../lines/photograph-line.ts'
import { PICTURE_MAX_BYTES } from '../lines/profile-line.ts'
import { damaged, missing, tooMuch } from '../refusals.ts'
import { VersionLine } from '../lines/version-line.ts'
import {
  entryPhotographsOf,
  holds,
  neverAgainOf,
  onThisDayOf,
  profileOf,
  remindersOf,
  writingOf,
} from './small-files.ts'

/** The number of bytes at the start of a file that identify its type. */
const HEAD_BYTES = 4_100

/**
 * Reads an archive from end to end: every file matches the hash in the manifest, every line is valid, the counts are
 * right, and every photograph is an image.
 * @throws AppError with a message about the first error
 */
export async function verifyArchive(archive: Archive, { signal, onProgress }: LongWork): Promise<void> {
  const { files, counts } = archive.manifest
  refuseTooMuch(archive.manifest)
  const present = new Map(files.map(({ path, bytes }) => [path, bytes]))
  const total = files.reduce((sum, { bytes }) => sum + bytes, 1)
  let done = 0
  const finish = (path: string) => {
    signal.throwIfAborted()
    done += present.get(path) ?? 0
    onProgress(done / total)
  }
  const read = async <Line extends { id: string }, Kept>(
    path: string,
    lines: AsyncIterable<Line>,
    count: number,
    keep: (line: Line) => Kept,
  ) => {
    const found = await collected(lines, { count, path, keep })
    finish(path)
    return found
  }
  const nothing = () => null
  const entries = await read(PATHS.entries, archive.lines(PATHS.entries, EntryLine), counts.entries, nothing)
  await read(PATHS.echoes, archive.lines(PATHS.echoes, EchoLine), counts.echoes, nothing)
  const photographLines = archive.lines(PATHS.photographs, PhotographLine)
  const inEntries = await entryPhotographsOf(archive)
  if (holds(archive, PATHS.entryPhotographs)) finish(PATHS.entryPhotographs)
  const ofPages = counts.photographs - inEntries.size
  const photographs = await read(PATHS.photographs, photographLines, ofPages, (line) => line)

  const profile = await profileOf(archive)
  if (profile) finish(PATHS.profile)

  const choices = await onThisDayOf(archive)
  if (choices) finish(PATHS.onThisDay)

  if (await writingOf(archive)) finish(PATHS.writing)

  const reminders = await remindersOf(archive)
  if (reminders) finish(PATHS.reminders)

  if (present.has(PATHS.letters)) await verifyLetters(archive, () => finish(PATHS.letters))
  if (present.has(PATHS.versions)) {
    await verifyVersions(archive, entries)
    finish(PATHS.versions)
  }
  await neverAgainOf(archive)
  if (holds(archive, PATHS.neverAgain)) finish(PATHS.neverAgain)

  const images = new Map<string, string>()
  if (profile?.picture) images.set(PATHS.picture, 'image/webp')
  for (const { id, entry_id, media_type } of photographs.values()) {
    if (!entries.has(entry_id)) throw damaged(PATHS.photographs)
    const { original, display } = photographPaths(id, media_type)
    images.set(original, media_type).set(display, 'image/jpeg')
  }
  for (const { id, entry_id } of inEntries.values()) {
    if (!entries.has(entry_id)) throw damaged(PATHS.entryPhotographs)
    images.set(entryPhotographPath(id), 'image/jpeg')
  }
  for (const path of images.keys()) if (!present.has(path)) throw missing(path)
  for (const { path, bytes } of files) {
    if (path === PATHS.entries || path === PATHS.echoes || path === PATHS.photographs) continue
    if (path === PATHS.letters || path === PATHS.versions || path === PATHS.entryPhotographs) continue
    if (path === PATHS.neverAgain || path === PATHS.writing || path === PATHS.reminders) continue
    if ((profile && path === PATHS.profile) || (choices && path === PATHS.onThisDay)) continue
    const mediaType = images.get(path)
    const most = path === PATHS.picture ? PICTURE_MAX_BYTES : PHOTOGRAPH_MAX_BYTES
    if (mediaType !== undefined && bytes > most) throw damaged(path)
    const head = await drained(archive.file(path))
    if (mediaType !== undefined && (await fileTypeFromBuffer(head))?.mime !== mediaType) throw damaged(path)
    finish(path)
  }
}

/** Reads every letter; each period has one. @throws AppError */
async function verifyLetters(archive: Archive, finish: () => void): Promise<void> {
  const seen = new Set<string>()
  for await (const { id } of archive.lines(PATHS.letters, LetterLine)) {
    if (seen.has(id) || seen.size === LETTERS_MAX) throw damaged(PATHS.letters)
    seen.add(id)
  }
  finish()
}

/** Every version belongs to an entry of the archive. */
async function verifyVersions(archive: Archive, entries: ReadonlyMap<string, unknown>): Promise<void> {
  const seen = new Set<string>()
  for await (const { id, entry } of archive.lines(PATHS.versions, VersionLine)) {
    if (seen.has(id) || seen.size === VERSION_LINES_MAX || !entries.has(entry)) throw damaged(PATHS.versions)
    seen.add(id)
  }
}

/** Checks the counts before reading a line. @throws AppError */
function refuseTooMuch({ counts, files }: Manifest): void {
  const { entries, echoes, photographs } = counts
  if (entries > COUNTS_MAX.entries || echoes > COUNTS_MAX.echoes || photographs > COUNTS_MAX.photographs)
    throw tooMuch()
  // Each photograph has a file of its own.
  if (photographs > files.length) throw damaged(PATHS.photographs)
}

/**
 * The part of each line that is kept for later checks, by the line’s id. @throws AppError when the count differs from
 * the manifest
 */
async function collected<Line extends { id: string }, Kept>(
  lines: AsyncIterable<Line>,
  { count, path, keep }: { count: number; path: string; keep: (line: Line) => Kept },
): Promise<Map<string, Kept>> {
  const found = new Map<string, Kept>()
  let read = 0
  for await (const line of lines) {
    // Lines beyond the stated count would only fill memory.
    if (++read > count) throw damaged(path)
    found.set(line.id, keep(line))
  }
  if (read !== count || found.size !== count) throw damaged(path)
  return found
}

/** Reads a file to its end. @returns its first bytes */
async function drained(content: AsyncIterable<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  for await (const piece of content) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES - head.length)])
  }
  return head
}
