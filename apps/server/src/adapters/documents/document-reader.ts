/** An uploaded file. Its kind is decided by its content, not its name. */
export type SentFile = { name: string; bytes: Buffer }

export type DocumentKind = 'pdf' | 'docx' | 'rtf' | 'txt'

export type ReadDocument = { kind: DocumentKind; text: string }

/** @param onProgress receives the finished share, from 0 to 1 */
export type ReadingOptions = { signal: AbortSignal; onProgress: (fraction: number) => void }

/** Extracts text from documents, off the event loop and within limits of time, memory, pages and size. */
export type DocumentReader = AsyncDisposable & {
  /** @throws ReadingError; the reason of `signal` when it is aborted */
  read(file: SentFile, options: ReadingOptions): Promise<ReadDocument>
}
