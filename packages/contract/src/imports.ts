import { z } from 'zod'

/** The largest file that can be uploaded, in bytes. */
export const DOCUMENT_MAX_BYTES = 25 * 1_048_576
export const PHOTOGRAPH_MAX_BYTES = 15 * 1_048_576
/** The most files that may wait for the user’s review. */
export const PENDING_IMPORTS_MAX = 100
/** The most files that one batch may have. */
export const BATCH_FILES_MAX = 50

/** When the undated entries of an upload were written; `unknown` counts as `historic` (docs/spec/rules.md#imports). */
export const CLASSIFICATIONS = ['recent', 'historic', 'unknown'] as const
export const Classification = z.enum(CLASSIFICATIONS, { error: 'Choose recent, historic or unknown.' })
export type Classification = z.infer<typeof Classification>

/** A date and a time in the user’s time zone. */
const CivilDate = z.iso.date()
const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Write a time like 07:15.' })

export const UploadedDocument = z
  .object({
    ok: z.literal(true),
    pending_id: z.uuid(),
    entries: z.int(),
    undated: z.int(),
    /** The kind of the file, judged by its bytes, because the name may be wrong. */
    kind: z.enum(['pdf', 'docx', 'rtf', 'txt']),
  })
  .meta({ id: 'UploadedDocument' })
export type UploadedDocument = z.infer<typeof UploadedDocument>

export const BatchImport = z
  .object({
    /** True when every file was accepted. */
    ok: z.boolean(),
    results: z.object({
      imported: z.int(),
      errors: z.array(z.object({ file: z.string(), error: z.string(), code: z.string() })),
      pending_ids: z.array(z.uuid()),
    }),
  })
  .meta({ id: 'BatchImport' })
export type BatchImport = z.infer<typeof BatchImport>

/** One recognized word: its position in the text (UTF-16 offsets) and its confidence, 0 to 100. */
const RecognizedWord = z.object({ start: z.int(), end: z.int(), confidence: z.number() })
export type RecognizedWord = z.infer<typeof RecognizedWord>

export const PhotographText = z
  .object({
    ok: z.boolean(),
    quality: z.object({
      should_accept: z.boolean(),
      /** A sentence for the user about the problem, or about how certain the reading is. */
      user_message: z.string(),
      /** The mean confidence of the words, from 0 to 100. */
      confidence: z.number(),
    }),
    text: z.string(),
    words: z.array(RecognizedWord),
    /** The id of the text that awaits confirmation; null when it was not accepted. */
    pending_id: z.uuid().nullable(),
    /** The host that read the photograph, or null when it stayed on this server. */
    read_by: z.string().nullable(),
  })
  .meta({ id: 'PhotographText' })
export type PhotographText = z.infer<typeof PhotographText>

export const PendingImport = z.object({
  id: z.uuid(),
  original_name: z.string(),
  size_bytes: z.int(),
  kind: z.enum(['document', 'photograph']),
  entries: z.int(),
  undated: z.int(),
})
export type PendingImport = z.infer<typeof PendingImport>

export const PendingImports = z
  .object({
    /** Files whose undated entries need a classification. */
    pending_imports: z.array(PendingImport),
    smart_default: Classification,
  })
  .meta({ id: 'PendingImports' })
export type PendingImports = z.infer<typeof PendingImports>

export const ClassifyImports = z.strictObject({ classification: Classification }).meta({ id: 'ClassifyImports' })

/** Without a body, or without ids, the request applies to every pending upload. */
export const ProcessImports = z
  .strictObject({
    pending_ids: z.array(z.uuid().toLowerCase()).max(PENDING_IMPORTS_MAX).optional(),
    /** The id for this import, with which it can be undone even if the response is lost. */
    import_id: z.uuid().toLowerCase().optional(),
  })
  .nullish()
  .meta({ id: 'ProcessImports' })
export type ProcessImports = z.infer<typeof ProcessImports>

/** All uploads that wait for the user’s review. */
export const WaitingImports = z.object({ waiting: z.array(PendingImport) }).meta({ id: 'WaitingImports' })
export type WaitingImports = z.infer<typeof WaitingImports>

export const ProcessedImports = z
  .object({
    processed: z.int(),
    duplicates: z.int(),
    /** The number of files that wait for a classification. */
    pending_classification: z.int(),
    /** The id with which everything just imported can be undone; null when nothing was imported. */
    import_id: z.uuid().nullable(),
  })
  .meta({ id: 'ProcessedImports' })
export type ProcessedImports = z.infer<typeof ProcessedImports>

/** The decision about consecutive found entries: merged into one with this date, or left out. */
const Decision = z.strictObject({
  /** The index of the first found entry, and the number of entries to merge. */
  first: z.int().min(0),
  count: z.int().min(1),
  date: CivilDate.nullable(),
  time: WallTime.nullable(),
  keep: z.boolean(),
})
export type Decision = z.infer<typeof Decision>

export const ImportReview = z
  .object({
    id: z.uuid(),
    original_name: z.string(),
    size_bytes: z.int(),
    kind: z.enum(['document', 'photograph']),
    /** The found entries, in the order of the text. */
    found: z.array(
      z.object({
        date: CivilDate.nullable(),
        time: WallTime.nullable(),
        /** True if the date is in the future; it is then not used. */
        in_future: z.boolean(),
        first_line: z.string(),
        words: z.int(),
      }),
    ),
    decisions: z.array(Decision),
    /** Which number of 09/03/2021 is the day; null when no date needs an order. */
    order: z.enum(['day-first', 'month-first']).nullable(),
    /** False when the text does not show the order and `order` is a guess. */
    order_certain: z.boolean(),
    /** For a photograph: the recognized text and its words. */
    text: z.string().nullable(),
    words: z.array(RecognizedWord),
  })
  .meta({ id: 'ImportReview' })
export type ImportReview = z.infer<typeof ImportReview>

/** The decisions, in order, cover every found entry exactly once. */
export const ReviewedEntries = z.strictObject({ decisions: z.array(Decision).min(1) }).meta({ id: 'ReviewedEntries' })
export type ReviewedEntries = z.infer<typeof ReviewedEntries>

/** The order in which to read the numbers of dates; it resets earlier decisions. */
export const ReviewedOrder = z
  .strictObject({ order: z.enum(['day-first', 'month-first']) })
  .meta({ id: 'ReviewedOrder' })
export type ReviewedOrder = z.infer<typeof ReviewedOrder>

/** The text of a photograph, as confirmed by the user. */
export const ReviewedText = z
  .strictObject({
    text: z.string(),
    date: CivilDate.nullable(),
    time: WallTime.nullable(),
    keep_photograph: z.boolean(),
  })
  .meta({ id: 'ReviewedText' })
export type ReviewedText = z.infer<typeof ReviewedText>

export const UndoneImport = z.object({ removed: z.int(), kept: z.int() }).meta({ id: 'UndoneImport' })
export type UndoneImport = z.infer<typeof UndoneImport>

/** The progress of a reading: one line of a response that was requested as `application/x-ndjson`. */
export const ReadingProgress = z.object({ stage: z.enum(['reading', 'saving']), fraction: z.number().min(0).max(1) })
export type ReadingProgress = z.infer<typeof ReadingProgress>
