import type { RecognisedWord } from '@soundings/contract/imports'
import type { ReadingOptions, SentFile } from '#server/documents/document-reader.ts'

/** How well a photograph could be read; `message` is for its person. */
export type ReadingQuality = { accept: boolean; message: string; confidence: number }

export type ReadPhotograph = {
  text: string
  words: RecognisedWord[]
  quality: ReadingQuality
  /** The kind of the original, such as `image/heic`. */
  mediaType: string
  /** Upright, without metadata, as JPEG: what a browser can show. */
  display: Buffer
}

/** Recognises the text of photographs and makes portraits of them, beside the event loop and within limits of time and memory. */
export type PhotographReader = AsyncDisposable & {
  /** The host that photographs are sent to, or null when none leaves this server. */
  readonly sentTo: string | null
  /** @throws ReadingError; the reason of `signal` when it is aborted */
  read(file: SentFile, options: ReadingOptions): Promise<ReadPhotograph>
  /**
   * What a browser can show of a photograph (JPEG, upright, without metadata); nothing of it is sent anywhere.
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  display(bytes: Buffer, signal: AbortSignal): Promise<Buffer>
  /**
   * A small square picture of a person (WebP, without metadata); nothing of it is sent anywhere.
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  avatar(bytes: Buffer, signal: AbortSignal): Promise<Buffer>
}
