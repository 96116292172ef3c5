import { AppError } from '#server/errors.ts'
import { isUuid, type EntryCursor } from './entries.store.ts'

/** The year 9999 in ms since the epoch, which every database can hold. */
const LATEST = 253_370_764_800_000

/** An opaque name for a place in the list. */
export function encodeCursor({ createdAt, id }: EntryCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** @throws AppError CURSOR_INVALID for anything `encodeCursor` did not make */
export function decodeCursor(cursor: string): EntryCursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  const isTime = /^-?\d{1,15}$/.test(time) && Math.abs(Number(time)) < LATEST
  if (!isTime || !isUuid(id)) {
    throw new AppError('CURSOR_INVALID', 'This place in the list is not known. Start again from the top.')
  }
  return { createdAt: new Date(Number(time)), id }
}
