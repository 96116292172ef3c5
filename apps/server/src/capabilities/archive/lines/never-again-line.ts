import { MARKS_MAX } from '@soundings/core/echo/limits'
import { z } from 'zod'
import type { StoredMark } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { PATHS } from '../archive-layout.ts'
import { MarkLine } from './echo-line.ts'
import { Id } from './entry-line.ts'
import type { Archive } from '../read/open-archive.ts'
import { damaged } from '../refusals.ts'

/** A “Never again” mark for an Echo (`id`) that is not in the archive. */
export const NeverAgainLine = MarkLine.extend({
  id: Id,
  verdict: z.literal('never'),
  scope: z.enum(['rule', 'subject', 'line']),
})
export type NeverAgainLine = z.infer<typeof NeverAgainLine>

export function toNeverAgainLine({ echo, at, said }: StoredMark): NeverAgainLine {
  return NeverAgainLine.parse({ id: echo, marked_at: new Date(at).toISOString(), ...said })
}

export function toNeverAgain({ id, marked_at, ...said }: NeverAgainLine): StoredMark {
  return { echo: id, at: new Date(marked_at).getTime(), said }
}

/** The archive’s “Never again” lines; none if it has none or is from before they existed. @throws AppError */
export async function neverAgainOf(archive: Archive): Promise<NeverAgainLine[]> {
  if (!holdsNeverAgain(archive)) return []
  const found: NeverAgainLine[] = []
  for await (const line of archive.lines(PATHS.neverAgain, NeverAgainLine)) {
    if (found.push(line) > MARKS_MAX) throw damaged(PATHS.neverAgain)
  }
  return found
}

export function holdsNeverAgain({ manifest }: Archive): boolean {
  return manifest.files.some(({ path }) => path === PATHS.neverAgain)
}
