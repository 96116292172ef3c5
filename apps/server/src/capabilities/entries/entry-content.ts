import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import { AppError } from '#server/errors.ts'

/** Content is kept byte for byte, so what cannot be kept that way is refused. @throws AppError with a sentence */
export function checkContent(content: string): void {
  if (content.trim() === '') throw new AppError('ENTRY_BLANK', 'An entry needs at least one word.')
  if (content.includes('\0') || !content.isWellFormed()) {
    throw new AppError('ENTRY_NOT_TEXT', 'This text holds characters that cannot be stored.')
  }
  if (Buffer.byteLength(content, 'utf8') > CONTENT_MAX_BYTES) {
    throw new AppError('TOO_LARGE', 'This entry is longer than 1 MB. Please split it into two.')
  }
}
