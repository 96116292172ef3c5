import { Tinypool } from 'tinypool'
import type { AuditFailure, EchoEntry, EchoInput, EchoOutcome, PastEcho } from '@soundings/core/echo'
import type { Vocabulary } from '@soundings/core/text'
import type { AcousticInput, AcousticOutcome } from '@soundings/core/waves'
import { readLexicon } from './lexicon.ts'
import type { SplitTask, SplitText } from './document-split.ts'
import { analyseText, type AnalysisInput, type TextAnalysis } from './text-analysis.ts'

/** Longer texts than this are analysed in a worker: about 2 ms of work. */
const INLINE_CHARACTERS = 8_000

/** The lexicon does not travel: each thread reads its own. */
export type EchoTask = Omit<EchoInput, 'lexicon'>
export type AuditTask = { echoes: readonly Pick<PastEcho, 'text' | 'receipt'>[]; entries: readonly EchoEntry[] }

/** Work on texts, kept off the event loop when it is heavy. */
export type Analyst = AsyncDisposable & {
  text(input: AnalysisInput): Promise<TextAnalysis>
  /** Many at once, in a worker. */
  texts(inputs: readonly AnalysisInput[]): Promise<TextAnalysis[]>
  /** Each text in the form in which duplicates are compared. */
  normalised(texts: readonly string[]): Promise<string[]>
  /** The dated entries of a document. */
  split(task: SplitTask): Promise<SplitText>
  vocabulary(contents: readonly string[]): Promise<Vocabulary>
  echo(task: EchoTask): Promise<EchoOutcome>
  /** For each Echo why it does not follow from the entries, or null when it does. */
  audit(task: AuditTask): Promise<(AuditFailure | null)[]>
  acoustic(task: AcousticInput): Promise<AcousticOutcome>
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
    maxThreads: 2,
    idleTimeout: 60_000,
  })
  const inWorker = async <T>(name: string, task: unknown): Promise<T> => (await pool.run(task, { name })) as T
  return {
    async text(input) {
      return input.content.length <= INLINE_CHARACTERS ? analyseText(input, lexicon) : inWorker('text', input)
    },
    texts: (inputs) => inWorker('texts', inputs),
    normalised: (texts) => inWorker('normalised', texts),
    split: (task) => inWorker('split', task),
    vocabulary: (contents) => inWorker('vocabulary', contents),
    echo: (task) => inWorker('echo', task),
    audit: (task) => inWorker('audit', task),
    acoustic: (task) => inWorker('acoustic', task),
    waiting: () => pool.queueSize,
    async [Symbol.asyncDispose]() {
      await pool.destroy()
    },
  }
}
