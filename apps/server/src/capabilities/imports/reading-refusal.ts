import type { ErrorCode } from '@soundings/contract/errors'
import { ReadingError, type ReadingProblem } from '#server/adapters/documents/reading-error.ts'
import { AppError } from '#server/errors.ts'

const REFUSALS: Readonly<Record<ReadingProblem, readonly [ErrorCode, string]>> = {
  empty: ['FILE_EMPTY', 'This file is empty.'],
  unsupported: [
    'FILE_UNSUPPORTED',
    'Soundings can’t read this kind of file. Documents can be PDF, RTF, DOCX or TXT; photos can be JPEG, PNG, WebP or HEIC.',
  ],
  unreadable: ['FILE_UNREADABLE', 'Couldn’t read this file. It is damaged or incomplete.'],
  encrypted: ['FILE_ENCRYPTED', 'This document is password-protected. Save a copy without the password and try again.'],
  'without-text': [
    'FILE_WITHOUT_TEXT',
    'No text was found in this document. If its pages are scanned, upload them as photos.',
  ],
  'too-complex': [
    'FILE_TOO_COMPLEX',
    'This file is too large or too complex to read safely. Split it into smaller files.',
  ],
}

/**
 * Turns a reader's error into a message for the user. @throws always: AppError, or the original error if it is not
 * about reading
 */
export function toRefusal(error: unknown): never {
  if (!(error instanceof ReadingError)) throw error
  const [code, sentence] = REFUSALS[error.problem]
  throw new AppError(code, sentence)
}
