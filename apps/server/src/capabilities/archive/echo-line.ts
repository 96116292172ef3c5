import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import type { PatternType } from '@soundings/core/echo'
import { TONES } from '@soundings/core/preferences'
import { z } from 'zod'
import type { StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { isUuid } from '#server/capabilities/entries/entries.store.ts'
import { Id, isMoment, isText, listOf, Moment } from './entry-line.ts'

const DAY_MS = 86_400_000
const ENTRIES_MAX = 100_000
const QUOTES_MAX = 1_000

const text = (max: number) => z.string().max(max).refine(isText)
const Word = text(500)
const Sentence = text(5_000)
/** An ordinal local day on which something can be told. */
const Day = z.int().refine((day) => isMoment(day * DAY_MS))
const Count = z.int().min(0).max(1_000_000)
/** Entries that an Echo rests on, looked at as a whole: thousands that are wrong are one mistake. */
const Entries = z.custom<string[]>(
  (ids) => Array.isArray(ids) && ids.length <= ENTRIES_MAX && ids.every((id) => typeof id === 'string' && isUuid(id)),
)
const Place = z.int().min(0).max(CONTENT_MAX_BYTES)
const Quote = z.strictObject({ entry: z.string().refine(isUuid), start: Place, end: Place })
const Figures = z.record(Word, z.union([z.number(), Sentence]))
const Pattern = z.custom<PatternType>((type) => typeof type === 'string' && /^[a-z_]{1,40}$/.test(type))

/** The states of the first edition have other names in this one. */
const State = z
  .enum(['open', 'gentle', 'quiet', 'heavy', 'hold'])
  .transform((state) => (state === 'heavy' ? 'gentle' : state === 'hold' ? 'quiet' : state))

/** Why an Echo was told. Later engines may record more, which is kept as it is. */
const ReceiptLine = z.looseObject({
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

/** One Echo with its receipt as one line of JSON. */
export const EchoLine = z.strictObject({
  id: Id,
  generated_at: Moment,
  /** When it was last found to follow from the entries. */
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
})
export type EchoLine = z.infer<typeof EchoLine>

/** @throws when an Echo could not be read back: it would be better not to leave than to be lost */
export function toEchoLine(echo: StoredEcho): EchoLine {
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
