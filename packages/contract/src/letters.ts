import { z } from 'zod'

const Kind = z.enum(['week', 'month', 'year'])

/** A finished week, month or year with a letter. */
export const LetterTitle = z.object({
  /** The name of the letter, such as “month-2026-10-01”. */
  id: z.string(),
  kind: Kind,
  /** The title, such as “October 2026”. */
  title: z.string(),
  /** False when only another tier includes the letter. */
  included: z.boolean(),
})
export type LetterTitle = z.infer<typeof LetterTitle>

/** The letters, newest first within each kind. There are none while the journal is quiet. */
export const LetterList = z.object({ open: z.boolean(), letters: z.array(LetterTitle) }).meta({ id: 'LetterList' })
export type LetterList = z.infer<typeof LetterList>

const Line = z.object({ text: z.string(), entry_id: z.uuid(), date: z.iso.date() })

/** One statement with its quoted lines, and the entries behind it. */
export const LetterSentence = z.object({
  part: z.enum(['counts', 'line', 'subject', 'pattern', 'pair', 'new', 'fullest', 'question']),
  /** The quarter of the year that the sentence is about; 0 for the whole period. */
  quarter: z.int().min(0).max(4),
  statement: z.string(),
  lines: z.array(Line),
  /** The basis of the sentence in words: the items that were counted. */
  receipt: z.string(),
  /** The entries behind the sentence, the earliest first. */
  entries: z.array(z.object({ id: z.uuid(), date: z.iso.date() })),
})
export type LetterSentence = z.infer<typeof LetterSentence>

export const LetterBody = z.object({
  sentences: z.array(LetterSentence),
  entries: z.int(),
  days: z.int(),
  words: z.int(),
  /** The previous period, such as “September”, and the counts of both. */
  before: z.string(),
  changes: z.array(z.object({ name: z.string(), before: z.int(), now: z.int(), words: z.string() })),
  /** The mean mood of each rated day of the year in which the period ends. */
  chart: z.object({
    year: z.int(),
    from: z.iso.date(),
    to: z.iso.date(),
    days: z.array(z.object({ date: z.iso.date(), mood: z.number().min(1).max(5) })),
  }),
  /** The whole letter as plain text, to copy. */
  text: z.string(),
})
export type LetterBody = z.infer<typeof LetterBody>

/** A letter; without a body, the message says that there is none. */
export const Letter = z
  .object({ id: z.string(), kind: Kind, title: z.string(), message: z.string(), body: LetterBody.nullable() })
  .meta({ id: 'Letter' })
export type Letter = z.infer<typeof Letter>

export const LetterMail = z.object({ on: z.boolean() }).meta({ id: 'LetterMail' })
export type LetterMail = z.infer<typeof LetterMail>

export const LetterMailSwitch = z.strictObject({ on: z.boolean() }).meta({ id: 'LetterMailSwitch' })
