import { MARKS_MAX } from '@soundings/core/echo/limits'
import type { z } from 'zod'
import { COUNTS_MAX, holdsProfile, PATHS } from '../archive-layout.ts'
import { EntryPhotographLine } from '../lines/entry-photograph-line.ts'
import { NeverAgainLine } from '../lines/never-again-line.ts'
import { OnThisDayLine } from '../lines/on-this-day-line.ts'
import { ProfileLine } from '../lines/profile-line.ts'
import { RemindersLine } from '../lines/reminders-line.ts'
import { WritingLine } from '../lines/writing-line.ts'
import { damaged } from '../refusals.ts'
import type { Archive } from './open-archive.ts'

/** The profile in an archive; null in one from before version 2. @throws AppError */
export async function profileOf(archive: Archive): Promise<ProfileLine | null> {
  return holdsProfile(archive.manifest) ? onlyLine(archive, PATHS.profile, ProfileLine) : null
}

/** The choices about On this day; null without any. @throws AppError */
export async function onThisDayOf(archive: Archive): Promise<OnThisDayLine | null> {
  return holds(archive, PATHS.onThisDay) ? onlyLine(archive, PATHS.onThisDay, OnThisDayLine) : null
}

/** The reminder settings; null without any. @throws AppError */
export async function remindersOf(archive: Archive): Promise<RemindersLine | null> {
  return holds(archive, PATHS.reminders) ? onlyLine(archive, PATHS.reminders, RemindersLine) : null
}

/** The choices about writing and the own prompts; null without any. @throws AppError */
export async function writingOf(archive: Archive): Promise<WritingLine | null> {
  return holds(archive, PATHS.writing) ? onlyLine(archive, PATHS.writing, WritingLine) : null
}

/** The “Never again” marks of withdrawn Echos. @throws AppError */
export async function neverAgainOf(archive: Archive): Promise<NeverAgainLine[]> {
  const found: NeverAgainLine[] = []
  if (!holds(archive, PATHS.neverAgain)) return found
  for await (const line of archive.lines(PATHS.neverAgain, NeverAgainLine)) {
    if (found.push(line) > MARKS_MAX) throw damaged(PATHS.neverAgain)
  }
  return found
}

/** The photographs of entries, by id. @throws AppError */
export async function entryPhotographsOf(archive: Archive): Promise<Map<string, EntryPhotographLine>> {
  const found = new Map<string, EntryPhotographLine>()
  if (!holds(archive, PATHS.entryPhotographs)) return found
  for await (const line of archive.lines(PATHS.entryPhotographs, EntryPhotographLine)) {
    if (found.has(line.id) || found.size === COUNTS_MAX.photographs) throw damaged(PATHS.entryPhotographs)
    found.set(line.id, line)
  }
  return found
}

/** Whether an archive has this file. Earlier versions wrote fewer, and some exist only if there is something in them. */
export function holds({ manifest }: Archive, path: string): boolean {
  return manifest.files.some((file) => file.path === path)
}

/** The line of a file that has exactly one. */
async function onlyLine<T extends z.ZodType>(archive: Archive, path: string, schema: T): Promise<z.infer<T>> {
  const found: z.infer<T>[] = []
  for await (const line of archive.lines(path, schema)) found.push(line)
  const [only] = found
  if (only === undefined || found.length > 1) throw damaged(path)
  return only
}
