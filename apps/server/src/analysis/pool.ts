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
/** One thread is kept for short work, so that no entry waits for somebody's Echo to be saved. */
const HEAVY_AT_ONCE = 1
const SHORT_AT_ONCE = 1
/** Pieces of work of one account that may wait. */
const WAITING_MAX = 20
/** What takes longer is stopped. A journal of 30 texts of 1 MB takes about 20 seconds. */
const TIME_MS = 60_000

/** The lexicon does not travel: each thread reads its own. */
export type EchoTask = Omit<EchoInput, 'lexicon'>
export type AuditTask = { echoes: readonly Pick<PastEcho, 'text' | 'receipt'>[]; entries: readonly EchoEntry[] }

/**
 * Work on texts, kept off the event loop when it is heavy, and shared between accounts: of each one piece at a time.
 * Every function refuses with WORK_TOO_LONG what takes more than a minute, and with TOO_MANY_REQUESTS what an account
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
  echo(accountId: string, task: EchoTask): Promise<EchoOutcome>
  /** For each Echo why it does not follow from the entries, or null when it does. */
  audit(accountId: string, task: AuditTask): Promise<(AuditFailure | null)[]>
  acoustic(accountId: string, task: AcousticInput): Promise<AcousticOutcome>
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
    idleTimeout: 60_000,
  })
  const heavy = new FairTurns(HEAVY_AT_ONCE, WAITING_MAX)
  const short = new FairTurns(SHORT_AT_ONCE, WAITING_MAX)

  async function inWorker<T>(lane: FairTurns, accountId: string, name: string, task: unknown): Promise<T> {
    using _turn = await lane.take(accountId)
    const time = AbortSignal.timeout(TIME_MS)
    try {
      return (await pool.run(task, { name, signal: time })) as T
    } catch (error) {
      if (!time.aborted) throw error
      const sentence = 'This took longer than it may, so it was stopped. Nothing was changed.'
      throw new AppError('WORK_TOO_LONG', sentence, { cause: error })
    }
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
    vocabulary: (accountId, contents) =>
      inWorker(lengthOf(contents) <= SHORT_CHARACTERS ? short : heavy, accountId, 'vocabulary', contents),
    async levels(accountId, contents) {
      const length = lengthOf(contents)
      if (length <= INLINE_CHARACTERS) return levelsOf(contents)
      return inWorker(length <= SHORT_CHARACTERS ? short : heavy, accountId, 'levels', contents)
    },
    echo: run('echo'),
    audit: run('audit'),
    acoustic: run('acoustic'),
    waiting: () => heavy.waiting + short.waiting,
    async [Symbol.asyncDispose]() {
      await pool.destroy()
    },
  }
}

function lengthOf(contents: readonly string[]): number {
  return contents.reduce((sum, { length }) => sum + length, 0)
}
