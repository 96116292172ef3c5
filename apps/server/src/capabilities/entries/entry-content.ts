import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import { AppError } from '#server/errors.ts'

/** Only invisible characters: white space, zero-width and joining characters. */
const INVISIBLE = /^[\s\u200B-\u200F\u2060\uFEFF]*$/u

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('ENTRY_NOT_TEXT', 'This text contains characters that can’t be stored.')
  }
}

/** @throws AppError when a tag cannot be stored */
export function checkTags(tags: readonly string[] = []): void {
  for (const tag of tags) checkText(tag)
}

/**
 * Content is stored byte for byte, so text that cannot be stored that way is refused. @throws AppError with a message
 */
export function checkContent(content: string): void {
  if (INVISIBLE.test(content)) throw new AppError('ENTRY_BLANK', 'An entry needs at least one word.')
  checkText(content)
  if (Buffer.byteLength(content, 'utf8') > CONTENT_MAX_BYTES) {
    throw new AppError('TOO_LARGE', 'This entry is longer than 1 MB. Please split it into two.')
  }
}
