/** A file as it was sent: its name says nothing certain about what is in it. */
export type SentFile = { name: string; bytes: Buffer }

export type DocumentKind = 'pdf' | 'docx' | 'rtf' | 'txt'

export type ReadDocument = { kind: DocumentKind; text: string }

/** @param onProgress is told the share that is done, 0 to 1 */
export type ReadingOptions = { signal: AbortSignal; onProgress: (fraction: number) => void }

/** Takes the text out of documents, beside the event loop and within limits of time, memory, pages and size. */
export type DocumentReader = AsyncDisposable & {
  /** @throws ReadingError; the reason of `signal` when it is aborted */
  read(file: SentFile, options: ReadingOptions): Promise<ReadDocument>
}
