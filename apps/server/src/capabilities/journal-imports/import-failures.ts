import { AppError } from '#server/errors.ts'
import type { ErrorCode } from '@soundings/contract/errors'

/** Why an import failed: the code of an error response, and a sentence for the person. */
export type ImportFailure = { code: ErrorCode; sentence: string }

/** The stored state of an import can’t be read. */
export const DAMAGED: ImportFailure = {
  code: 'DATA_DAMAGED',
  sentence:
    'The server’s record of this import was damaged on its disk. Your entries aren’t affected. If some are missing, choose the file again.',
}

/** The import’s server has stopped. */
export const SERVER_GONE: ImportFailure = {
  code: 'IMPORT_INTERRUPTED',
  sentence:
    'The server was restarted before the import was complete, so nothing was added. Please choose the file again.',
}

/**
 * The import’s server stopped while restoring: part of the archive may have been restored, and restoring again adds the
 * rest.
 */
export const ARCHIVE_SERVER_GONE: ImportFailure = {
  code: 'IMPORT_INTERRUPTED',
  sentence:
    'The server was restarted while your archive was being restored, so part of it may already be in your journal. Choose the file again to restore the rest; nothing is added twice.',
}

/** The person never decided about the import. */
export const NOT_DECIDED: ImportFailure = {
  code: 'IMPORT_EXPIRED',
  sentence:
    'Your files waited six hours for your decision. They were deleted and nothing was added. Please choose them again.',
}

/** An unexpected error, which is in the log. */
export const UNEXPECTED: ImportFailure = {
  code: 'INTERNAL',
  sentence: 'Something went wrong while reading your files, so nothing was added. Please try again.',
}

/** An unexpected error while restoring: part of the archive may remain if it couldn’t be removed. */
export const ARCHIVE_UNEXPECTED: ImportFailure = {
  code: 'INTERNAL',
  sentence:
    'Something went wrong while your archive was being restored, so part of it may already be in your journal. Choose the file again to restore the rest; nothing is added twice.',
}

/** The message for the person about an error that ended an import. */
export function failureOf(error: unknown): ImportFailure {
  return error instanceof AppError ? { code: error.code, sentence: error.message } : UNEXPECTED
}
