import { AppError } from '#server/errors.ts'
import { askedProcess, type ProcessLimits } from '#server/platform/isolation/asked-process.ts'
import { programOf } from '#server/platform/isolation/program.ts'
import type { ScratchFile } from '#server/platform/files/scratch-file.ts'
import type { FileFacts } from '../journal-adapter.ts'
import type { Asked, FoundUpload, PartItem, SentChoices } from './journal-message.ts'
import { HEAP_MIB, MEMORY_BYTES, QUESTION_MS, READING_MIB_MS, READING_MS } from './limits.ts'

const PROGRAM = programOf(new URL('./journal-process.ts', import.meta.url))
const MIB = 1_048_576

/** An uploaded file on disk, with the name that its owner gave it. */
export type HeldFile = { name: string; file: ScratchFile }

/** Reads the files of other journals in a child process, which may crash without harm to this one. */
export type JournalReader = AsyncDisposable & {
  found: FoundUpload
  facts(choices: SentChoices): Promise<FileFacts>
  /** Every record and problem from the first on, a batch at a time. */
  items(choices: SentChoices): AsyncGenerator<PartItem[]>
  /** The bytes of a photograph; null when it is missing, damaged or too large. */
  photograph(part: number, path: string): Promise<Buffer | null>
}

/** @throws AppError when reading the files takes more memory or time than it may */
export async function journalReader(files: readonly HeldFile[], signal: AbortSignal): Promise<JournalReader> {
  const child = askedProcess<Asked>(
    PROGRAM,
    files.map(({ file }) => file),
    limitsFor(files),
    { signal, onProgress: () => undefined },
    tooMuch,
  )
  const { ask } = child
  try {
    const sent = files.map(({ name, file: { key, size } }) => ({ name, key, size }))
    return {
      found: await ask('open', sent),
      facts: (choices) => ask('facts', choices),
      async *items(choices) {
        await ask('begin', choices)
        for (;;) {
          const batch = await ask('items', null)
          if (batch.length === 0) return
          yield batch
        }
      },
      async photograph(part, path) {
        const bytes = await ask('photograph', { part, path })
        return bytes === null ? null : Buffer.from(bytes)
      },
      [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
    }
  } catch (error) {
    await child[Symbol.asyncDispose]()
    throw error
  }
}

function limitsFor(files: readonly HeldFile[]): ProcessLimits {
  const mib = files.reduce((sum, { file }) => sum + file.size, 0) / MIB
  const totalMs = READING_MS + mib * READING_MIB_MS
  return { heapMib: HEAP_MIB, memoryBytes: MEMORY_BYTES, totalMs, questionMs: QUESTION_MS }
}

function tooMuch(): AppError {
  return new AppError(
    'FILE_TOO_COMPLEX',
    'Reading this file took too much memory or time, so nothing was added. If it has several journals, export them one by one.',
  )
}
