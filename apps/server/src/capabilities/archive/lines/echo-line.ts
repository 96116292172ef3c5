import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import type { PatternType } from '@soundings/core/echo'
import { SCOPES, VERDICTS } from '@soundings/core/echo/limits'
import { TONES } from '@soundings/core/account'
import { z } from 'zod'
import type { StoredMark } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import type { StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import { Day, Id, isMoment, listOf, Moment, Text } from './fields.ts'

const ENTRIES_MAX = 100_000
const QUOTES_MAX = 1_000

const Word = Text(500)
const Sentence = Text(5_000)
const Count = z.int().min(0).max(1_000_000)
/** Entry ids of an Echo, checked as one value: thousands of wrong ids give one error. */
const Entries = z.custom<string[]>(
  (ids) => Array.isArray(ids) && ids.length <= ENTRIES_MAX && ids.every((id) => typeof id === 'string' && isUuid(id)),
)
export const Place = z.int().min(0).max(CONTENT_MAX_BYTES)
const Quote = z.strictObject({ entry: z.string().refine(isUuid), start: Place, end: Place })
export const Figures = z.record(Word, z.union([z.number(), Sentence]))
const Pattern = z.custom<PatternType>((type) => typeof type === 'string' && /^[a-z_]{1,40}$/.test(type))

/** The first version used other names for these states. */
const State = z
  .enum(['open', 'gentle', 'quiet', 'heavy', 'hold'])
  .transform((state) => (state === 'heavy' ? 'gentle' : state === 'hold' ? 'quiet' : state))

/** Why an Echo was shown. Later engines may record more, which is preserved unchanged. */
export const ReceiptLine = z.looseObject({
  engine: Word,
  rule: Word,
  claim: z.enum(['record', 'pattern']),
  key: Sentence,
  skeleton: Sentence,
  tone: z.enum(TONES),
  state: State,
  slots: Figures,
  entries: Entries,
  quotes: listOf(Quote, QUOTES_MAX),
  statistic: Figures,
  seed: Word,
  day: Day,
  asOf: z.number().refine(isMoment),
})

const TeaserLine = z.looseObject({
  patternType: Pattern,
  patternLabel: Word,
  basedOnEntries: Count,
  timeframeDays: Count,
})

export const MarkLine = z.strictObject({
  marked_at: Moment,
  day: Day,
  verdict: z.enum(VERDICTS),
  scope: z.enum(SCOPES),
  value: Word,
})

/** One Echo with its receipt as one line of JSON. */
export const EchoLine = z.strictObject({
  id: Id,
  generated_at: Moment,
  /** The time when an audit last found that the Echo follows from the entries. */
  checked_at: Moment,
  day: Day,
  text: Sentence,
  pattern_type: Pattern,
  pattern_label: Word,
  based_on_entries: Count,
  timeframe_days: Count,
  resonance_score: z.number().min(0).max(1),
  receipt: ReceiptLine,
  teaser: TeaserLine.nullable(),
  /** The mark; archives from before version 3 have none. */
  mark: MarkLine.nullable().default(null),
})
export type EchoLine = z.infer<typeof EchoLine>

/** @throws when an Echo couldn't be restored later: a failed archive is better than a lost Echo */
export function toEchoLine(echo: StoredEcho, mark: StoredMark | null): EchoLine {
  return EchoLine.parse({
    id: echo.id,
    generated_at: echo.generatedAt.toISOString(),
    checked_at: echo.checkedAt.toISOString(),
    day: echo.day,
    text: echo.text,
    pattern_type: echo.patternType,
    pattern_label: echo.patternLabel,
    based_on_entries: echo.basedOnEntries,
    timeframe_days: echo.timeframeDays,
    resonance_score: echo.resonance,
    receipt: echo.receipt,
    teaser: echo.teaser,
    mark: mark && { marked_at: new Date(mark.at).toISOString(), ...mark.said },
  })
}

export function toStoredEcho(line: EchoLine): StoredEcho {
  return {
    id: line.id,
    generatedAt: new Date(line.generated_at),
    checkedAt: new Date(line.checked_at),
    day: line.day,
    text: line.text,
    patternType: line.pattern_type,
    patternLabel: line.pattern_label,
    basedOnEntries: line.based_on_entries,
    timeframeDays: line.timeframe_days,
    resonance: line.resonance_score,
    receipt: line.receipt,
    teaser: line.teaser,
  }
}

/** The mark in the form that is stored; null for an Echo without a mark. */
export function toStoredMark({ id, mark }: EchoLine): StoredMark | null {
  if (!mark) return null
  const { marked_at, day, verdict, scope, value } = mark
  return { echo: id, at: new Date(marked_at).getTime(), said: { day, verdict, scope, value } }
}
