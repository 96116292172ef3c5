import { SCOPES, VERDICTS } from '@soundings/core/echo/limits'
import { z } from 'zod'

/** The longest word or line that a mark may be about, in characters; an Echo is shorter. */
const VALUE_MAX = 500

/** A person’s mark on an Echo; `never` names one of the choices in the Echo’s receipt. */
export const MarkEcho = z
  .discriminatedUnion(
    'verdict',
    [
      z.strictObject({ verdict: z.enum(['true', 'not_me']) }),
      z.strictObject({
        verdict: z.literal('never'),
        scope: z.enum(['rule', 'subject', 'line']),
        value: z.string().min(1).max(VALUE_MAX),
      }),
    ],
    { error: 'Choose true, not_me or never.' },
  )
  .meta({ id: 'MarkEcho' })
export type MarkEcho = z.infer<typeof MarkEcho>

export const EchoMark = z.object({
  echo_id: z.uuid(),
  verdict: z.enum(VERDICTS),
  scope: z.enum(SCOPES),
  value: z.string(),
  marked_at: z.iso.datetime(),
  /** The mark’s current effect, in plain words. */
  effect: z.string(),
  /** The Echo’s text; null while it can’t be shown. */
  text: z.string().nullable(),
  generated_at: z.iso.datetime().nullable(),
  /** True when the Echo was withdrawn; only “Never again” stays without one. */
  echo_gone: z.boolean(),
})
export type EchoMark = z.infer<typeof EchoMark>

/** A person’s marks on Echos, the newest first. */
export const EchoMarks = z.object({ marks: z.array(EchoMark) }).meta({ id: 'EchoMarks' })
export type EchoMarks = z.infer<typeof EchoMarks>

export const MarkedEcho = z
  .object({
    mark: EchoMark,
    /** Present once a kind of Echo was marked “Not me” three times: whether to stop that kind. */
    asks_to_stop: z.object({ value: z.string(), kind: z.string() }).nullable(),
  })
  .meta({ id: 'MarkedEcho' })
export type MarkedEcho = z.infer<typeof MarkedEcho>
