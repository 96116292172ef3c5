import { LETTER_PARTS, letterKey, periodOfKey, type Letter } from '@soundings/core/letters/limits'
import { z } from 'zod'
import { Figures, Place, ReceiptLine } from './echo-line.ts'
import { Day, Id, isMoment, listOf, Text } from './fields.ts'

const SENTENCES_MAX = 30
const LINES_MAX = 2
const ENTRIES_MAX = 100_000

const Sentence = z.strictObject({
  part: z.enum(LETTER_PARTS),
  quarter: z.int().min(0).max(4),
  statement: Text(1_000),
  lines: listOf(z.strictObject({ text: Text(1_000), entry: Id, day: Day }), LINES_MAX),
  receipt: z.strictObject({
    rule: Text(100),
    wording: z.int().min(0).max(1_000),
    values: Figures,
    entries: listOf(Id, ENTRIES_MAX),
    quotes: listOf(z.strictObject({ entry: Id, start: Place, end: Place }), LINES_MAX),
    pattern: ReceiptLine.optional(),
  }),
})

/** One letter as one line of JSON, by the name of its period. */
export const LetterLine = z
  .strictObject({
    id: z.string().refine((key) => periodOfKey(key) !== null),
    version: Text(100),
    day: Day,
    as_of: z.number().refine(isMoment),
    sentences: listOf(Sentence, SENTENCES_MAX),
  })
  .refine(({ id, day }) => day > (periodOfKey(id)?.last ?? day))
export type LetterLine = z.infer<typeof LetterLine>

/** @throws when a letter couldn't be restored later */
export function toLetterLine(letter: Letter): LetterLine {
  const { version, day, asOf, sentences } = letter
  return LetterLine.parse({ id: letterKey(letter), version, day, as_of: asOf, sentences })
}

export function toLetter({ id, version, day, as_of, sentences }: LetterLine): Letter {
  const period = periodOfKey(id)
  if (!period) throw new Error('a checked line names a period')
  return { ...period, version, day, asOf: as_of, sentences: sentences.map(withoutAbsent) }
}

/** A pattern that is absent stays absent, rather than undefined. */
function withoutAbsent({ receipt: { pattern, ...receipt }, ...sentence }: LetterLine['sentences'][number]) {
  return { ...sentence, receipt: pattern ? { ...receipt, pattern } : receipt }
}
