import type { ErrorCode } from '@soundings/contract/errors'
import { ReadingError, type ReadingProblem } from '#server/documents/reading-error.ts'
import { AppError } from '#server/errors.ts'

const REFUSALS: Readonly<Record<ReadingProblem, readonly [ErrorCode, string]>> = {
  empty: ['FILE_EMPTY', 'This file is empty.'],
  unsupported: [
    'FILE_UNSUPPORTED',
    'This kind of file cannot be read here. Documents may be PDF, RTF, DOCX or TXT; photos JPEG, PNG, WebP or HEIC.',
  ],
  unreadable: ['FILE_UNREADABLE', 'This file is damaged or incomplete, so it could not be read.'],
  encrypted: ['FILE_ENCRYPTED', 'This document is protected by a password. Save it without one and try again.'],
  'without-text': [
    'FILE_WITHOUT_TEXT',
    'No text was found in this document. If its pages are scanned, upload them as photos.',
  ],
  'too-complex': [
    'FILE_TOO_COMPLEX',
    'This file is too large or too complex to be read safely. Split it into smaller files.',
  ],
}

/** Turns what a reader says into what its person reads. @throws always: AppError, or what is not a reading problem */
export function toRefusal(error: unknown): never {
  if (!(error instanceof ReadingError)) throw error
  const [code, sentence] = REFUSALS[error.problem]
  throw new AppError(code, sentence)
}
