import { ReadingError } from '#server/documents/reading-error.ts'
import { isolatedProcess, JobFailedError, JobLimitError } from '#server/isolation/isolated-process.ts'
import type { TextRecognizer } from '#server/ports/text-recognizer.ts'
import { imageKind } from './image-kind.ts'
import type { PhotographReader } from './photograph-reader.ts'
import type { PhotographResult, PhotographTask } from './photograph-process.ts'
import { readingQuality } from './reading-quality.ts'

const PREPARE_MS = 30_000
const IDLE_MS = 60_000
/** The largest HEIC that is decoded takes about 600 MB. */
const MAX_BYTES = 1_000 * 1_048_576
/** Preparing is about so much of the whole. */
const PREPARED = 0.15
/** The names of what is thrown for pictures that are larger than is safe. */
const TOO_LARGE = 'RangeError'

/** Decodes and cleans photographs in a process of its own and has them read by `recognizer`. */
export function startPhotographReader(recognizer: TextRecognizer): PhotographReader {
  const preparing = isolatedProcess<PhotographTask, PhotographResult>({
    entry: new URL('./photograph-process.ts', import.meta.url),
    rights: ['--allow-addons'],
    timeoutMs: PREPARE_MS,
    idleMs: IDLE_MS,
    maxBytes: MAX_BYTES,
  })

  async function run(task: PhotographTask, signal: AbortSignal): Promise<PhotographResult> {
    return preparing.run(task, { signal, onProgress: () => undefined }).catch((error: unknown) => {
      if (error instanceof JobLimitError) throw new ReadingError('too-complex')
      if (!(error instanceof JobFailedError)) throw error
      throw new ReadingError(error.message === TOO_LARGE ? 'too-complex' : 'unreadable')
    })
  }

  return {
    sentTo: recognizer.sentTo,
    async display(bytes, signal) {
      const made = await run({ make: 'display', bytes, kind: await imageKind(bytes) }, signal)
      if (!('display' in made)) throw new ReadingError('unreadable')
      return Buffer.from(made.display)
    },
    async avatar(bytes, signal) {
      const made = await run({ make: 'avatar', bytes, kind: await imageKind(bytes) }, signal)
      if (!('avatar' in made)) throw new ReadingError('unreadable')
      return Buffer.from(made.avatar)
    },
    async read({ bytes }, { signal, onProgress }) {
      const mediaType = await imageKind(bytes)
      const made = await run({ make: 'page', bytes, kind: mediaType }, signal)
      if (!('page' in made)) throw new ReadingError('unreadable')
      const { cleaned, display, picture } = made.page
      onProgress(PREPARED)
      const page = { cleaned: Buffer.from(cleaned), display: Buffer.from(display) }
      const recognised = await recognizer.recognise(page, {
        signal,
        onProgress: (fraction) => onProgress(PREPARED + fraction * (1 - PREPARED)),
      })
      const quality = readingQuality(recognised, picture)
      return { ...recognised, quality, mediaType, display: page.display }
    },
    async [Symbol.asyncDispose]() {
      await preparing[Symbol.asyncDispose]()
      await recognizer[Symbol.asyncDispose]()
    },
  }
}
