import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import { isolatedProcess, JobFailedError, JobLimitError } from '#server/platform/isolation/isolated-process.ts'
import type { TextRecognizer } from '#server/adapters/recognition/text-recognizer.ts'
import { imageKind, pictureKind } from './image-kind.ts'
import type { DrawnPicture, PhotographReader } from './photograph-reader.ts'
import type { PhotographResult, PhotographTask } from './photograph-process.ts'
import { readingQuality } from './reading-quality.ts'

const PREPARE_MS = 30_000
const IDLE_MS = 60_000
/** Decoding the largest allowed HEIC takes about 600 MB. */
const MAX_BYTES = 1_000 * 1_048_576
/** The share of the work that is done once an image is prepared. */
const PREPARED = 0.15
/** Names of the errors for images that are larger than is safe. */
const TOO_LARGE = 'RangeError'

/** Decodes and cleans photographs in a separate process and passes them to `recognizer`. */
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

  async function picture(bytes: Buffer, keep: boolean, signal: AbortSignal): Promise<DrawnPicture> {
    const made = await run({ make: 'picture', bytes, kind: await pictureKind(bytes), keep }, signal)
    if (!('picture' in made)) throw new ReadingError('unreadable')
    return { image: Buffer.from(made.picture.image), thumbnail: Buffer.from(made.picture.thumbnail) }
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
    picture: (bytes, signal) => picture(bytes, false, signal),
    redrawnPicture: (bytes, signal) => picture(bytes, true, signal),
    async read({ bytes }, { signal, onProgress }) {
      const mediaType = await imageKind(bytes)
      const made = await run({ make: 'page', bytes, kind: mediaType }, signal)
      if (!('page' in made)) throw new ReadingError('unreadable')
      const { cleaned, display, picture } = made.page
      onProgress(PREPARED)
      const page = { cleaned: Buffer.from(cleaned), display: Buffer.from(display) }
      const recognized = await recognizer.recognize(page, {
        signal,
        onProgress: (fraction) => onProgress(PREPARED + fraction * (1 - PREPARED)),
      })
      const quality = readingQuality(recognized, picture)
      return { ...recognized, quality, mediaType, display: page.display }
    },
    async [Symbol.asyncDispose]() {
      await preparing[Symbol.asyncDispose]()
      await recognizer[Symbol.asyncDispose]()
    },
  }
}
