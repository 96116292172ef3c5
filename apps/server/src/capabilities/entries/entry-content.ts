import { CONTENT_MAX_BYTES, isInvisible, sizeText } from '@soundings/core/entries'
import { AppError } from '#server/errors.ts'

/**
 * Content is stored byte for byte, so text that cannot be stored that way is refused. @throws AppError with a message
 */
export function checkContent(content: string): void {
  if (isInvisible(content)) throw new AppError('ENTRY_BLANK', 'An entry needs at least one word.')
  if (content.includes('\0') || !content.isWellFormed()) {
    throw new AppError('ENTRY_NOT_TEXT', 'This text contains characters that can’t be stored.')
  }
  if (Buffer.byteLength(content, 'utf8') > CONTENT_MAX_BYTES) {
    const most = sizeText(CONTENT_MAX_BYTES)
    throw new AppError('TOO_LARGE', `This entry is longer than ${most}. Please split it into two.`)
  }
}
