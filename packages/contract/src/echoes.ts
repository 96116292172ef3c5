import { PAUSE_LENGTHS } from '@soundings/core/account'
import { FOREIGN_LANGUAGES } from '@soundings/core/text'
import { z } from 'zod'

/** An Echo’s question to the person, and the entries that answer it, oldest first. */
const Asking = {
  /** Null where no question fits. */
  question: z.string().nullable(),
  answers: z.array(z.object({ entry_id: z.uuid(), local_date: z.iso.date() })),
}

export const Echo = z.object({
  echo_id: z.string(),
  text: z.string(),
  generated_at: z.iso.datetime(),
  based_on_entries: z.int(),
  timeframe_days: z.int(),
  pattern_type: z.string(),
  /** The name of the pattern on the card. */
  pattern_label: z.string(),
  resonance_score: z.number().min(0).max(1),
  local_date: z.iso.date(),
  ...Asking,
})
export type Echo = z.infer<typeof Echo>

/** An Echo that only the tier withholds: the kind of its pattern and the data it is based on. */
export const EchoTeaser = z.object({
  pattern_type: z.string(),
  pattern_label: z.string(),
  based_on_entries: z.int(),
  timeframe_days: z.int(),
})
export type EchoTeaser = z.infer<typeof EchoTeaser>

/** Echos are paused until this date in the user’s time zone, or, when it is null, until they are resumed. */
const EchoPause = z.object({ until: z.iso.date().nullable() })

export const PauseEchoes = z
  .strictObject({ length: z.enum(PAUSE_LENGTHS, { error: 'Choose day, week or open.' }) })
  .meta({ id: 'PauseEchoes' })
export type PauseEchoes = z.infer<typeof PauseEchoes>

export const PausedEchoes = z.object({ paused: EchoPause }).meta({ id: 'PausedEchoes' })
export type PausedEchoes = z.infer<typeof PausedEchoes>

export const CurrentEcho = z
  .object({
    has_echo: z.boolean(),
    message: z.string(),
    echo: Echo.nullable(),
    progress: z.object({ current: z.int(), required: z.int() }),
    /** True when the page should show where to find help instead of a share button. */
    support: z.boolean(),
    /** Present while the user has paused Echos; no Echo is made or shown as current then. */
    paused: EchoPause.nullable(),
    /**
     * The language of more than half of the newest ten entries if it isn’t English: `other` for a language that Echos
     * can’t read, `several` for a mix. Null for English, and if the page should not mention it.
     */
    language: z.enum([...FOREIGN_LANGUAGES, 'other', 'several']).nullable(),
    /** Present when the search for the Echo also found a pattern that belongs to another tier. */
    teaser: EchoTeaser.optional(),
  })
  .meta({ id: 'CurrentEcho' })
export type CurrentEcho = z.infer<typeof CurrentEcho>

export const EchoSnapshot = z.object({
  id: z.string(),
  text: z.string(),
  generated_at: z.iso.datetime(),
  based_on_entries: z.int(),
  resonance_score: z.number().min(0).max(1),
  local_date: z.iso.date(),
  ...Asking,
})

export const EchoSnapshots = z
  .object({
    snapshots: z.array(EchoSnapshot),
  })
  .meta({ id: 'EchoSnapshots' })
export type EchoSnapshots = z.infer<typeof EchoSnapshots>

/** The explanation of an Echo: what was looked for, the figures, and the entries with the relevant words. */
export const EchoReceipt = z
  .object({
    echo_id: z.string(),
    text: z.string(),
    pattern_label: z.string(),
    looks_for: z.string(),
    claim: z.string(),
    /** The number of candidates, and the effect of marks on its score; null for Echos from before marks. */
    choice: z.string().nullable(),
    /** The choices for “Never again” on this Echo. */
    never_choices: z.array(
      z.object({ scope: z.enum(['rule', 'subject', 'line']), value: z.string(), label: z.string() }),
    ),
    figures: z.array(z.object({ label: z.string(), value: z.string() })),
    based_on_entries: z.int(),
    timeframe_days: z.int(),
    cited_entries: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        created_at: z.iso.datetime(),
        /** Spans of the entry’s content, as offsets in UTF-16 code units. */
        marks: z.array(z.object({ start: z.int(), end: z.int() })),
      }),
    ),
  })
  .meta({ id: 'EchoReceipt' })
export type EchoReceipt = z.infer<typeof EchoReceipt>
