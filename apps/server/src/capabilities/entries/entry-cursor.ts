import { ENTRY_EARLIEST, ENTRY_LATEST } from '@soundings/core/entries'
import { AppError } from '#server/errors.ts'
import { isUuid } from '#server/platform/db/uuid.ts'

/** The start of a page of entries: after this entry, newest first. */
export type EntryCursor = { createdAt: Date; id: string }

/** An opaque name for a position in the list. */
export function encodeCursor({ createdAt, id }: EntryCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** @throws AppError CURSOR_INVALID for anything `encodeCursor` did not make */
export function decodeCursor(cursor: string): EntryCursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  const isTime = /^-?\d{1,15}$/.test(time) && Number(time) >= ENTRY_EARLIEST && Number(time) <= ENTRY_LATEST
  if (!isTime || !isUuid(id)) {
    throw new AppError('CURSOR_INVALID', 'The list has changed. Please reload it.')
  }
  return { createdAt: new Date(Number(time)), id }
}
