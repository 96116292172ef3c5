import type { RecognizedWord } from '@soundings/contract/imports'
import type { ReadingOptions, SentFile } from '#server/adapters/documents/document-reader.ts'

/** How well a photograph could be read; `message` is for the user. */
export type ReadingQuality = { accept: boolean; message: string; confidence: number }

export type ReadPhotograph = {
  text: string
  words: RecognizedWord[]
  quality: ReadingQuality
  /** The kind of the original, such as `image/heic`. */
  mediaType: string
  /** A JPEG that browsers can show, upright and without metadata. */
  display: Buffer
}

/** A photograph of an entry as it is stored: JPEGs, upright and without metadata. */
export type DrawnPicture = { image: Buffer; thumbnail: Buffer }

/**
 * Recognizes the text of photographs and makes profile pictures, off the event loop and within limits of time and memory.
 */
export type PhotographReader = AsyncDisposable & {
  /** The host that photographs are sent to, or null when they stay on this server. */
  readonly sentTo: string | null
  /** @throws ReadingError; the reason of `signal` when it is aborted */
  read(file: SentFile, options: ReadingOptions): Promise<ReadPhotograph>
  /**
   * A JPEG of a photograph that browsers can show, upright and without metadata. Nothing is sent to another host.
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  display(bytes: Buffer, signal: AbortSignal): Promise<Buffer>
  /**
   * A small square picture of a person (WebP, without metadata). Nothing is sent to another host.
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  avatar(bytes: Buffer, signal: AbortSignal): Promise<Buffer>
  /**
   * A photograph of an entry (JPEG, PNG, WebP or HEIC), drawn again. Nothing is sent to another host.
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  picture(bytes: Buffer, signal: AbortSignal): Promise<DrawnPicture>
  /**
   * Like `picture`, but an image that this server has drawn before keeps its bytes.
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  redrawnPicture(bytes: Buffer, signal: AbortSignal): Promise<DrawnPicture>
}
