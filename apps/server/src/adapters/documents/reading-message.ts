import type { DocumentKind } from './document-reader.ts'
import type { ReadingProblem } from './reading-error.ts'

/** Messages of the process that reads a document. The text itself goes to its standard output. */
export type ReadingMessage =
  | { type: 'progress'; fraction: number }
  | { type: 'problem'; problem: ReadingProblem }
  /**
   * The text follows, in UTF-8.
   * @param bytes its length
   */
  | { type: 'read'; kind: DocumentKind; bytes: number }
