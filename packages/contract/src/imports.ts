import { z } from 'zod'

/** Largest file that is taken, in bytes. */
export const DOCUMENT_MAX_BYTES = 25 * 1_048_576
export const PHOTOGRAPH_MAX_BYTES = 15 * 1_048_576
/** Files that may wait for their person's word at a time. */
export const PENDING_IMPORTS_MAX = 100
/** Files that one batch may hold. */
export const BATCH_FILES_MAX = 50

/** When the undated entries of an upload were written; `unknown` counts as `historic` (product-spec section 5). */
export const CLASSIFICATIONS = ['recent', 'historic', 'unknown'] as const
export const Classification = z.enum(CLASSIFICATIONS, { error: 'Choose recent, historic or unknown.' })
export type Classification = z.infer<typeof Classification>

/** A calendar date of the person, and a time of their wall clock. */
const CivilDate = z.iso.date()
const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time looks like 07:15.' })

export const UploadedDocument = z
  .object({
    ok: z.literal(true),
    pending_id: z.uuid(),
    entries: z.int(),
    undated: z.int(),
    /** What it was read as, by its bytes: its name may say something else. */
    kind: z.enum(['pdf', 'docx', 'rtf', 'txt']),
  })
  .meta({ id: 'UploadedDocument' })
export type UploadedDocument = z.infer<typeof UploadedDocument>

export const BatchImport = z
  .object({
    /** True when every file was taken. */
    ok: z.boolean(),
    results: z.object({
      imported: z.int(),
      errors: z.array(z.object({ file: z.string(), error: z.string(), code: z.string() })),
      pending_ids: z.array(z.uuid()),
    }),
  })
  .meta({ id: 'BatchImport' })
export type BatchImport = z.infer<typeof BatchImport>

/** One recognised word: where it stands in the text (UTF-16 offsets) and how sure the recogniser is, 0 to 100. */
const RecognisedWord = z.object({ start: z.int(), end: z.int(), confidence: z.number() })
export type RecognisedWord = z.infer<typeof RecognisedWord>

export const PhotographText = z
  .object({
    ok: z.boolean(),
    quality: z.object({
      should_accept: z.boolean(),
      /** A sentence for the person: what is wrong, or how sure the reading is. */
      user_message: z.string(),
      /** Mean confidence of the words, 0 to 100. */
      confidence: z.number(),
    }),
    text: z.string(),
    words: z.array(RecognisedWord),
    /** Under this id the text waits for its confirmation; null when it was not accepted. */
    pending_id: z.uuid().nullable(),
    /** The host that read the photograph, or null when it did not leave this server. */
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

/** Without a body, or without ids, every upload that waits is meant. */
export const ProcessImports = z
  .strictObject({
    pending_ids: z.array(z.uuid()).max(PENDING_IMPORTS_MAX).optional(),
    /** The id that this import is to have, so that it can be undone also when its answer is lost. */
    import_id: z.uuid().optional(),
  })
  .nullish()
  .meta({ id: 'ProcessImports' })
export type ProcessImports = z.infer<typeof ProcessImports>

/** Everything that was uploaded and waits for its person. */
export const WaitingImports = z.object({ waiting: z.array(PendingImport) }).meta({ id: 'WaitingImports' })
export type WaitingImports = z.infer<typeof WaitingImports>

export const ProcessedImports = z
  .object({
    processed: z.int(),
    duplicates: z.int(),
    /** Files that wait for a classification. */
    pending_classification: z.int(),
    /** Under this id what was just written can be undone as a whole; null when nothing was. */
    import_id: z.uuid().nullable(),
  })
  .meta({ id: 'ProcessedImports' })
export type ProcessedImports = z.infer<typeof ProcessedImports>

/** What becomes of a run of found entries: joined into one, with this date, or left out. */
const Decision = z.strictObject({
  /** Index of the first found entry, and how many are joined. */
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
    /** What was found, in the order of the text. */
    found: z.array(
      z.object({
        date: CivilDate.nullable(),
        time: WallTime.nullable(),
        /** The date lies ahead, so it is not taken by itself. */
        in_future: z.boolean(),
        first_line: z.string(),
        words: z.int(),
      }),
    ),
    decisions: z.array(Decision),
    /** Which number of 09/03/2021 is the day; null when no date needs an order. */
    order: z.enum(['day-first', 'month-first']).nullable(),
    /** False when nothing in the text tells the order and `order` is a guess. */
    order_certain: z.boolean(),
    /** Of a photograph: the recognised text and its words. */
    text: z.string().nullable(),
    words: z.array(RecognisedWord),
  })
  .meta({ id: 'ImportReview' })
export type ImportReview = z.infer<typeof ImportReview>

/** Together the decisions cover every found entry once, in order. */
export const ReviewedEntries = z.strictObject({ decisions: z.array(Decision).min(1) }).meta({ id: 'ReviewedEntries' })
export type ReviewedEntries = z.infer<typeof ReviewedEntries>

/** The order in which the numbers of dates are to be read; decisions made before begin anew. */
export const ReviewedOrder = z
  .strictObject({ order: z.enum(['day-first', 'month-first']) })
  .meta({ id: 'ReviewedOrder' })
export type ReviewedOrder = z.infer<typeof ReviewedOrder>

/** What the person confirms of a photograph. */
export const ReviewedText = z
  .strictObject({
    text: z.string(),
    date: CivilDate.nullable(),
    time: WallTime.nullable(),
    keep_photograph: z.boolean(),
  })
  .meta({ id: 'ReviewedText' })
export type ReviewedText = z.infer<typeof ReviewedText>

export const UndoneImport = z.object({ removed: z.int() }).meta({ id: 'UndoneImport' })

/** How far a reading is: one line of an answer that was asked for as `application/x-ndjson`. */
export const ReadingProgress = z.object({ stage: z.enum(['reading', 'saving']), fraction: z.number().min(0).max(1) })
export type ReadingProgress = z.infer<typeof ReadingProgress>
