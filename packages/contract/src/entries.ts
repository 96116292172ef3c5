import { z } from 'zod'
import { LocalMoment } from './calendar-date.ts'
import { EntryPhotograph, NamedPhotographs } from './entry-photographs.ts'
import { inRange, OUT_OF_RANGE, PointInTime } from './point-in-time.ts'
import { QUESTION_MAX } from '@soundings/core/echo/limits'
import {
  EDITS_MAX,
  isInvisible,
  RATING_MAX,
  RATING_MIN,
  TAG_LENGTH_MAX,
  TAGS_GIVEN_MAX,
  TITLE_MAX,
  TYPING_SPEED_MAX,
  WRITING_SECONDS_MAX,
} from '@soundings/core/entries'
import { OWN_PROMPT_LENGTH_MAX } from '@soundings/core/writing'

const Rating = z.int().min(RATING_MIN).max(RATING_MAX)
const Content = z.string()
const NOT_TEXT = { error: 'This text contains characters that can’t be stored.' }
const isLine = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)
const isVisible = (text: string) => !isInvisible(text)
const TagName = z
  .string()
  .trim()
  .min(1)
  .max(TAG_LENGTH_MAX)
  .refine(isLine, { error: 'A tag can’t contain line breaks or characters that can’t be stored.' })
  .refine(isVisible, { error: 'A tag needs at least one visible character.' })
/** A title that the writer has given, in one line. */
const GivenTitle = z
  .string()
  .trim()
  .min(1)
  .max(TITLE_MAX, { error: `A title can be up to ${TITLE_MAX} characters long.` })
  .refine(isLine, NOT_TEXT)
  .refine(isVisible, { error: 'A title needs at least one visible character.' })

/** A prompt of one’s own, in one line. */
export const OwnPromptText = z
  .string()
  .trim()
  .min(1, { error: 'A prompt needs at least one word.' })
  .max(OWN_PROMPT_LENGTH_MAX, { error: `A prompt can be up to ${OWN_PROMPT_LENGTH_MAX} characters long.` })
  .refine(isLine, NOT_TEXT)
  .refine(isVisible, { error: 'A prompt needs at least one word.' })

/** Figures that the page measures while a person writes. */
export const WritingTelemetry = z.strictObject({
  typing_speed_wpm: z.number().min(0).max(TYPING_SPEED_MAX).nullable().optional(),
  time_on_entry_seconds: z.number().min(0).max(WRITING_SECONDS_MAX).nullable().optional(),
  edit_count: z.int().min(0).max(EDITS_MAX).nullable().optional(),
})

/** The question of an Echo that an entry answers. It isn’t part of the entry’s text. */
export const EntryAnswers = z.strictObject({
  question: z
    .string()
    .trim()
    .min(1)
    .max(QUESTION_MAX)
    .refine((text) => text.isWellFormed() && !text.includes('\0')),
  echo: z.uuid().transform((id) => id.toLowerCase()),
  /** The local date of the Echo. */
  asked_on: z.iso.date().refine(inRange, OUT_OF_RANGE),
})
export type EntryAnswers = z.infer<typeof EntryAnswers>

export const NewEntry = z
  .strictObject({
    content: Content,
    mood: Rating,
    energy: Rating,
    focus: Rating,
    created_at: PointInTime.optional(),
    /** The entry’s day and time in the user’s time zone, instead of `created_at`. */
    dated: LocalMoment.optional(),
    /** Without a title, one is found in the text. */
    title: GivenTitle.optional(),
    tags: z.array(TagName).max(TAGS_GIVEN_MAX).optional(),
    telemetry: WritingTelemetry.optional(),
    answers: EntryAnswers.optional(),
    /** The writer’s own prompt that the entry answers. It isn’t part of the entry’s text. */
    prompt: OwnPromptText.optional(),
    photographs: NamedPhotographs.optional(),
  })
  .refine(({ created_at: createdAt, dated }) => createdAt === undefined || dated === undefined, {
    error: 'Send either created_at or dated, not both.',
  })
  .meta({ id: 'NewEntry' })
export type NewEntry = z.infer<typeof NewEntry>

/** Two saves with the same key create one entry. */
export const IdempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() })

export const EntryChange = z
  .strictObject({
    content: Content.optional(),
    mood: Rating.optional(),
    energy: Rating.optional(),
    focus: Rating.optional(),
    /** Another day and time, in the time zone in which the entry was written. */
    dated: LocalMoment.optional(),
    /** The writer’s title; null to use the title that is found in the text. */
    title: GivenTitle.nullable().optional(),
    tags: z.array(TagName).max(TAGS_GIVEN_MAX).optional(),
    telemetry: WritingTelemetry.optional(),
    /** All photographs of the entry; without this field they stay as they are. */
    photographs: NamedPhotographs.optional(),
    /** `updated_at` of the version that the user edited; if there is a newer version, the response is 409. */
    expected_updated_at: z.iso.datetime({ offset: true }).optional(),
    /** Keeps the replaced text as an earlier version, even within a minute of the previous version. */
    keep_replaced: z.literal(true).optional(),
    /** The text not chosen in a conflict; it is kept as an earlier version. */
    aside: z
      .strictObject({
        content: Content,
        title: GivenTitle.nullable().optional(),
        tags: z.array(TagName).max(TAGS_GIVEN_MAX).optional(),
        mood: Rating.optional(),
        energy: Rating.optional(),
        focus: Rating.optional(),
      })
      .optional(),
  })
  .meta({ id: 'EntryChange' })
export type EntryChange = z.infer<typeof EntryChange>

export const Entry = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** Present when the writer has given the title. */
    titled: z.literal(true).optional(),
    content: z.string(),
    mood: Rating.nullable(),
    energy: Rating.nullable(),
    focus: Rating.nullable(),
    tags: z.array(z.string()),
    created_at: z.iso.datetime(),
    /** The writer’s local date and time at the time of writing; a later change of time zone doesn’t affect them. */
    local_date: z.iso.date(),
    local_time: z.string(),
    updated_at: z.iso.datetime(),
    word_count: z.int(),
    /** True for an entry imported from a text without a date; `created_at` is then the time of the import. */
    undated: z.boolean(),
    /** True when the entry has a photograph of its page. */
    photographed: z.boolean(),
    /** Present when the entry has photographs, in their order. */
    photographs: z.array(EntryPhotograph).optional(),
    /** Present when the entry answers a question of an Echo. */
    answers: z.object({ question: z.string(), echo: z.string(), asked_on: z.iso.date() }).optional(),
    /** Present when the entry answers a prompt of the writer’s own. */
    prompt: z.string().optional(),
    /** Present when the imported journal says where it was written. */
    place: z.string().optional(),
    /**
     * Present when the stored text cannot be decrypted. Title and text are then a sentence about that, there are no
     * tags, and the entry can be deleted but not changed.
     */
    damaged: z.literal(true).optional(),
    telemetry: z.object({
      typing_speed_wpm: z.number().nullable(),
      time_on_entry_seconds: z.number().nullable(),
      edit_count: z.int().nullable(),
      sentiment_score: z.number().nullable(),
      lexical_diversity: z.number().nullable(),
    }),
  })
  .meta({ id: 'Entry' })
export type Entry = z.infer<typeof Entry>

export const EntryList = z
  .object({
    entries: z.array(Entry),
    /** Present when the query has any parameter; null on the last page. */
    next_cursor: z.string().nullable().optional(),
  })
  .meta({ id: 'EntryList' })
export type EntryList = z.infer<typeof EntryList>

export const EntryConflict = z
  .object({ error: z.string(), code: z.string(), entry: Entry })
  .meta({ id: 'EntryConflict' })
export type EntryConflict = z.infer<typeof EntryConflict>
