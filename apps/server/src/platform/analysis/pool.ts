import { Tinypool } from 'tinypool'
import type { AuditFailure, EchoEntry, EchoInput, EchoOutcome, PastEcho } from '@soundings/core/echo'
import type { MovesInput, MovesSpan, SpanMoves } from '@soundings/core/moves'
import type { Letter, LetterInput, LetterNow, Shelf } from '@soundings/core/letters'
import type { Level } from '@soundings/core/safety'
import type { Vocabulary } from '@soundings/core/text'
import type { AcousticInput, AcousticOutcome } from '@soundings/core/acoustic'
import { AppError } from '#server/errors.ts'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import { readLexicon } from './lexicon.ts'
import { transfersOf, type PackedEntries } from './packed-entries.ts'
import type { SplitTask, SplitText } from './document-split.ts'
import {
  analyzeText,
  levelsOf,
  returningTexts,
  type AnalysisInput,
  type ReturningText,
  type TextAnalysis,
} from './text-analysis.ts'

/** Texts longer than this, which take more than about 2 ms, are analyzed in a worker. */
const INLINE_CHARACTERS = 8_000
/** Analyzing a text up to this length is short work: it takes a tenth of a second at most. */
const SHORT_CHARACTERS = 64_000
/** Texts up to this total length are short work if their words are only counted. */
const COUNTED_CHARACTERS = 1_000_000
/** One thread is reserved for short work, so that saving an entry never waits for another account's Echo. */
const HEAVY_AT_ONCE = 1
const SHORT_AT_ONCE = 1
/** The most jobs of one account that may wait. */
const WAITING_MAX = 20
/** A job that takes longer is stopped. A journal of 30 texts of 1 MB takes about 20 seconds. */
const TIME_MS = 60_000

/** An idle thread exits, which frees the memory of its largest job. */
const IDLE_MS = 10_000
/** Memory limits per thread. A text of 1 MB takes less than half. */
const HEAP_MIB = 256
const YOUNG_MIB = 24
/** A thread whose heap is larger after a job is replaced: it would keep that memory for as long as it has work. */
const KEPT_HEAP_MIB = 80
const MIB = 1_048_576

/** A task with a whole journal. */
type Packed<Task> = Omit<Task, 'entries'> & { entries: PackedEntries }

/** The lexicon and the word vectors are not sent to threads: each one reads its own. */
export type EchoTask = Packed<Omit<EchoInput, 'lexicon' | 'vectors'>>
export type MovesTask = Omit<MovesInput, 'lexicon'>
export type PeopleTask = Pick<MovesInput, 'entries'>
export type LetterTask = Packed<Omit<LetterInput, 'lexicon' | 'vectors'> & { stored: Letter | null }>
export type LettersTask = Packed<Pick<LetterInput, 'entries' | 'marks' | 'today'> & { letters: readonly Letter[] }>
export type ShelfTask = Packed<Pick<LetterInput, 'entries' | 'today'>>
export type AuditTask = { echoes: readonly Pick<PastEcho, 'text' | 'receipt'>[]; entries: PackedEntries }

/** Shortens an entry's text to the part that is analyzed. */
export type ReadablePart = (content: string) => Promise<string>
/** Decrypts a task's data when it is its turn. */
export type OpenTask<Task> = (readable: ReadablePart) => Promise<Task>

/**
 * Text analysis, run off the event loop when it is heavy, and shared fairly: one job of each account at a time. Every
 * function throws WORK_TOO_LONG when a job takes more than a minute or more memory than a thread may have, and
 * TOO_MANY_REQUESTS when too many jobs of the account are waiting.
 */
export type Analyst = AsyncDisposable & {
  text(accountId: string, input: AnalysisInput): Promise<TextAnalysis>
  /** Analyzes many texts at once, in a worker. */
  texts(accountId: string, inputs: readonly AnalysisInput[]): Promise<TextAnalysis[]>
  /** Each text in the form in which duplicates are compared. */
  normalized(accountId: string, texts: readonly string[]): Promise<string[]>
  /** The dated entries of a document. */
  split(accountId: string, task: SplitTask): Promise<SplitText>
  vocabulary(accountId: string, contents: readonly string[]): Promise<Vocabulary>
  /** How worrying each text is. All texts of a call count as one job, so callers send many texts in parts. */
  levels(accountId: string, contents: readonly string[]): Promise<Level[]>
  /** The parts of each text that may be shown on a later day. */
  returning(accountId: string, contents: readonly string[]): Promise<ReturningText[]>
  /** Tasks with a whole journal are decrypted when it is their turn: a waiting journal would take memory. */
  echo(accountId: string, open: OpenTask<EchoTask>): Promise<EchoOutcome>
  /** For each Echo, the reason why it does not follow from the entries, or null when it does. */
  audit(accountId: string, open: OpenTask<AuditTask>): Promise<(AuditFailure | null)[]>
  /** The letters that can be read. */
  shelf(accountId: string, open: OpenTask<ShelfTask>): Promise<Shelf>
  /** One letter in its current form. */
  letter(accountId: string, open: OpenTask<LetterTask>): Promise<LetterNow>
  /** Each stored letter in the form that may be shown now, or null. */
  heldLetters(accountId: string, open: OpenTask<LettersTask>): Promise<(Letter | null)[]>
  acoustic(accountId: string, open: OpenTask<AcousticInput>): Promise<AcousticOutcome>
  /** What moves with what, for each span. */
  moves(accountId: string, open: OpenTask<MovesTask>): Promise<Record<MovesSpan, SpanMoves>>
  /** The people of a journal by name, those in the most entries first. */
  people(accountId: string, open: OpenTask<PeopleTask>): Promise<string[]>
  /** The number of jobs that wait for a worker. */
  waiting(): number
}

/** Starts the worker threads on first use. */
export function startAnalyst(): Analyst {
  const lexicon = readLexicon()
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: HEAVY_AT_ONCE + SHORT_AT_ONCE,
    idleTimeout: IDLE_MS,
    maxMemoryLimitBeforeRecycle: KEPT_HEAP_MIB * MIB,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB, maxYoungGenerationSizeMb: YOUNG_MIB },
  })
  const heavy = new FairSemaphore(HEAVY_AT_ONCE, WAITING_MAX)
  const short = new FairSemaphore(SHORT_AT_ONCE, WAITING_MAX)

  async function inWorker<T>(lane: FairSemaphore, accountId: string, name: string, task: unknown): Promise<T> {
    using _permit = await lane.take(accountId)
    return await bounded((signal) => pool.run(task, { name, signal }))
  }
  const inTurn =
    <Task extends object, Result>(name: string) =>
    async (accountId: string, open: OpenTask<Task>): Promise<Result> => {
      using _permit = await heavy.take(accountId)
      return await bounded(async (signal) => {
        const readable: ReadablePart = async (content) =>
          content.length <= SHORT_CHARACTERS ? content : pool.run(content, { name: 'readable', signal })
        const task = await open(readable)
        return pool.run(task, { name, signal, transferList: transfersIn(task) })
      })
    }
  const run =
    <Task, Result>(name: string) =>
    (accountId: string, task: Task) =>
      inWorker<Result>(heavy, accountId, name, task)

  return {
    async text(accountId, input) {
      const { length } = input.content
      if (length <= INLINE_CHARACTERS) return analyzeText(input, lexicon)
      return inWorker(length <= SHORT_CHARACTERS ? short : heavy, accountId, 'text', input)
    },
    texts: run('texts'),
    normalized: run('normalized'),
    split: run('split'),
    // Words are only counted: a megabyte takes less time than the analysis of a short text.
    vocabulary: (accountId, contents) =>
      inWorker(lengthOf(contents) <= COUNTED_CHARACTERS ? short : heavy, accountId, 'vocabulary', contents),
    async levels(accountId, contents) {
      const length = lengthOf(contents)
      if (length <= INLINE_CHARACTERS) return levelsOf(contents)
      return inWorker(length <= SHORT_CHARACTERS ? short : heavy, accountId, 'levels', contents)
    },
    async returning(accountId, contents) {
      const length = lengthOf(contents)
      if (length <= INLINE_CHARACTERS) return returningTexts(contents, lexicon)
      return inWorker(length <= SHORT_CHARACTERS ? short : heavy, accountId, 'returning', contents)
    },
    echo: inTurn('echo'),
    audit: inTurn('audit'),
    shelf: inTurn('shelf'),
    letter: inTurn('letter'),
    heldLetters: inTurn('heldLetters'),
    acoustic: inTurn('acoustic'),
    moves: inTurn('moves'),
    people: inTurn('people'),
    waiting: () => heavy.waiting + short.waiting,
    async [Symbol.asyncDispose]() {
      await pool.destroy()
    },
  }
}

/** The buffers that a task hands over to its thread: those of a whole journal, if it has one. */
function transfersIn(task: object): ArrayBuffer[] {
  const { entries } = task as { entries?: PackedEntries | readonly EchoEntry[] }
  return entries && 'parts' in entries ? transfersOf(entries) : []
}

/** @throws AppError WORK_TOO_LONG when it exceeds its time or memory */
async function bounded<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const time = AbortSignal.timeout(TIME_MS)
  try {
    return await work(time)
  } catch (error) {
    if (!time.aborted && !isOutOfMemory(error)) throw error
    const what = time.aborted ? 'took longer' : 'needed more memory'
    const sentence = `This ${what} than allowed, so it was stopped. Nothing was changed.`
    throw new AppError('WORK_TOO_LONG', sentence, { cause: error })
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function lengthOf(contents: readonly string[]): number {
  return contents.reduce((sum, { length }) => sum + length, 0)
}
