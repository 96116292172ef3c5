import { ENTRY_EARLIEST, ENTRY_LATEST } from '@soundings/core/entries'
import { AppError } from '#server/errors.ts'
import { isUuid, type EntryCursor } from './entries.store.ts'

/** An opaque name for a place in the list. */
export function encodeCursor({ createdAt, id }: EntryCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** @throws AppError CURSOR_INVALID for anything `encodeCursor` did not make */
export function decodeCursor(cursor: string): EntryCursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  const isTime = /^-?\d{1,15}$/.test(time) && Number(time) >= ENTRY_EARLIEST && Number(time) <= ENTRY_LATEST
  if (!isTime || !isUuid(id)) {
    throw new AppError('CURSOR_INVALID', 'This place in the list is not known. Start again from the top.')
  }
  return { createdAt: new Date(Number(time)), id }
}
