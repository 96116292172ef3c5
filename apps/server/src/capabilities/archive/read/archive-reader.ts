import type { ArchiveCheck } from '@soundings/contract/archive'
import type { ScratchFile } from '#server/platform/files/scratch-file.ts'
import type { LongWork } from '#server/platform/turns/long-work.ts'
import { askedProcess } from '#server/platform/isolation/asked-process.ts'
import { programOf } from '#server/platform/isolation/program.ts'
import type { ArchiveFacts, ArchiveLines, Asked } from './archive-message.ts'
import { HEAP_MIB, MEMORY_BYTES, TIME_MS } from './limits.ts'
import type { NeverAgainLine } from '../lines/never-again-line.ts'
import type { OnThisDayLine } from '../lines/on-this-day-line.ts'
import type { RemindersLine } from '../lines/reminders-line.ts'
import type { ProfileLine } from '../lines/profile-line.ts'
import { unsafe } from '../refusals.ts'
import type { WritingLine } from '../lines/writing-line.ts'

const PROGRAM = programOf(new URL('./archive-process.ts', import.meta.url))
const LIMITS = { heapMib: HEAP_MIB, memoryBytes: MEMORY_BYTES, totalMs: TIME_MS, questionMs: null }

/** Reads an archive in a child process, which may crash without harm to this one. */
export type ArchiveReader = AsyncDisposable & {
  /** Reports whether the archive is valid, and if not, why. */
  check(): Promise<ArchiveCheck>
  /** @throws AppError with a message about the first error */
  verify(): Promise<ArchiveFacts>
  /** The profile. Like the methods below, it may be called only for a verified archive. */
  profile(): Promise<ProfileLine | null>
  onThisDay(): Promise<OnThisDayLine | null>
  writing(): Promise<WritingLine | null>
  reminders(): Promise<RemindersLine | null>
  neverAgain(): Promise<NeverAgainLine[]>
  lines<K extends keyof ArchiveLines>(kind: K): AsyncGenerator<ArchiveLines[K][]>
  file(path: string): Promise<Buffer>
}

/** Starts the process and passes the archive to it as an open descriptor with the key. */
export async function archiveReader(scratch: ScratchFile, work: LongWork): Promise<ArchiveReader> {
  // An archive that crashes its reader was not written by this server.
  const child = askedProcess<Asked>(PROGRAM, [scratch], LIMITS, work, unsafe)
  const { ask } = child
  try {
    await ask('open', { key: scratch.key, size: scratch.size })
  } catch (error) {
    await child[Symbol.asyncDispose]()
    throw error
  }
  return {
    check: () => ask('check', null),
    verify: () => ask('verify', null),
    profile: () => ask('profile', null),
    onThisDay: () => ask('onThisDay', null),
    writing: () => ask('writing', null),
    reminders: () => ask('reminders', null),
    neverAgain: () => ask('neverAgain', null),
    async *lines<K extends keyof ArchiveLines>(kind: K) {
      for (;;) {
        const batch = (await ask('lines', kind)) as ArchiveLines[K][]
        if (batch.length === 0) return
        yield batch
      }
    },
    file: async (path) => Buffer.from(await ask('file', path)),
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}
