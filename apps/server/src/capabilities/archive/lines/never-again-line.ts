import { z } from 'zod'
import type { StoredMark } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { MarkLine } from './echo-line.ts'
import { Id } from './fields.ts'

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
