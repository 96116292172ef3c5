import { Tinypool } from 'tinypool'
import type { AuditFailure, EchoEntry, EchoInput, EchoOutcome, PastEcho } from '@soundings/core/echo'
import type { Level } from '@soundings/core/safety'
import type { Vocabulary } from '@soundings/core/text'
import type { AcousticInput, AcousticOutcome } from '@soundings/core/waves'
import { AppError } from '#server/errors.ts'
import { FairTurns } from '#server/isolation/fair-turns.ts'
import { readLexicon } from './lexicon.ts'
import type { SplitTask, SplitText } from './document-split.ts'
import { analyseText, levelsOf, type AnalysisInput, type TextAnalysis } from './text-analysis.ts'

/** Longer texts than this are analysed in a worker: about 2 ms of work. */
const INLINE_CHARACTERS = 8_000
/** A text up to this length is short work: a tenth of a second at most. */
const SHORT_CHARACTERS = 64_000
/** Texts up to this length together are short work where words are only counted. */
const COUNTED_CHARACTERS = 1_000_000
/** One thread is kept for short work, so that no entry waits for somebody's Echo to be saved. */
const HEAVY_AT_ONCE = 1
const SHORT_AT_ONCE = 1
/** Pieces of work of one account that may wait. */
const WAITING_MAX = 20
/** What takes longer is stopped. A journal of 30 texts of 1 MB takes about 20 seconds. */
const TIME_MS = 60_000

/** A thread that is idle ends, and gives back what its largest work took. */
const IDLE_MS = 10_000
/** Of each thread. A text of 1 MB takes less than half. */
const HEAP_MIB = 256
const YOUNG_MIB = 24

/** The lexicon does not travel: each thread reads its own. */
export type EchoTask = Omit<EchoInput, 'lexicon'>
export type AuditTask = { echoes: readonly Pick<PastEcho, 'text' | 'receipt'>[]; entries: readonly EchoEntry[] }

/** Brings a text of an entry down to what is read of it. */
export type ReadablePart = (content: string) => Promise<string>
/** Opens a task when its turn has come. */
export type OpenTask<Task> = (readable: ReadablePart) => Promise<Task>

/**
 * Work on texts, kept off the event loop when it is heavy, and shared between accounts: of each one piece at a time.
 * Every function refuses with WORK_TOO_LONG what takes more than a minute or more memory than a thread may have, and with TOO_MANY_REQUESTS what an account
 * asks for while too much of its work waits.
 */
export type Analyst = AsyncDisposable & {
  text(accountId: string, input: AnalysisInput): Promise<TextAnalysis>
  /** Many at once, in a worker. */
  texts(accountId: string, inputs: readonly AnalysisInput[]): Promise<TextAnalysis[]>
  /** Each text in the form in which duplicates are compared. */
  normalised(accountId: string, texts: readonly string[]): Promise<string[]>
  /** The dated entries of a document. */
  split(accountId: string, task: SplitTask): Promise<SplitText>
  vocabulary(accountId: string, contents: readonly string[]): Promise<Vocabulary>
  /** How worrying each text is; they are counted together, so whoever has many sends them in parts. */
  levels(accountId: string, contents: readonly string[]): Promise<Level[]>
  /** The tasks that hold a journal are opened in their turn: a journal that waits would be in memory meanwhile. */
  echo(accountId: string, open: OpenTask<EchoTask>): Promise<EchoOutcome>
  /** For each Echo why it does not follow from the entries, or null when it does. */
  audit(accountId: string, open: OpenTask<AuditTask>): Promise<(AuditFailure | null)[]>
  acoustic(accountId: string, open: OpenTask<AcousticInput>): Promise<AcousticOutcome>
  /** How many jobs wait for a worker. */
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
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB, maxYoungGenerationSizeMb: YOUNG_MIB },
  })
  const heavy = new FairTurns(HEAVY_AT_ONCE, WAITING_MAX)
  const short = new FairTurns(SHORT_AT_ONCE, WAITING_MAX)

  async function inWorker<T>(lane: FairTurns, accountId: string, name: string, task: unknown): Promise<T> {
    using _turn = await lane.take(accountId)
    return bounded((signal) => pool.run(task, { name, signal }))
  }
  const inTurn =
    <Task, Result>(name: string) =>
    async (accountId: string, open: OpenTask<Task>): Promise<Result> => {
      using _turn = await heavy.take(accountId)
      return bounded(async (signal) => {
        const readable: ReadablePart = async (content) =>
          content.length <= SHORT_CHARACTERS ? content : pool.run(content, { name: 'readable', signal })
        return pool.run(await open(readable), { name, signal })
      })
    }
  const run =
    <Task, Result>(name: string) =>
    (accountId: string, task: Task) =>
      inWorker<Result>(heavy, accountId, name, task)

  return {
    async text(accountId, input) {
      const { length } = input.content
      if (length <= INLINE_CHARACTERS) return analyseText(input, lexicon)
      return inWorker(length <= SHORT_CHARACTERS ? short : heavy, accountId, 'text', input)
    },
    texts: run('texts'),
    normalised: run('normalised'),
    split: run('split'),
    // Words are only counted: a megabyte takes less than the analysis of a short text.
    vocabulary: (accountId, contents) =>
      inWorker(lengthOf(contents) <= COUNTED_CHARACTERS ? short : heavy, accountId, 'vocabulary', contents),
    async levels(accountId, contents) {
      const length = lengthOf(contents)
      if (length <= INLINE_CHARACTERS) return levelsOf(contents)
      return inWorker(length <= SHORT_CHARACTERS ? short : heavy, accountId, 'levels', contents)
    },
    echo: inTurn('echo'),
    audit: inTurn('audit'),
    acoustic: inTurn('acoustic'),
    waiting: () => heavy.waiting + short.waiting,
    async [Symbol.asyncDispose]() {
      await pool.destroy()
    },
  }
}

/** @throws AppError WORK_TOO_LONG when it takes more time or memory than it may */
async function bounded<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const time = AbortSignal.timeout(TIME_MS)
  try {
    return await work(time)
  } catch (error) {
    if (!time.aborted && !isOutOfMemory(error)) throw error
    const what = time.aborted ? 'took longer' : 'needed more memory'
    const sentence = `This ${what} than it may, so it was stopped. Nothing was changed.`
    throw new AppError('WORK_TOO_LONG', sentence, { cause: error })
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function lengthOf(contents: readonly string[]): number {
  return contents.reduce((sum, { length }) => sum + length, 0)
}
