import { AppError } from '#server/errors.ts'
import type { EntryCursor } from './entries.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An opaque name for a place in the list. */
export function encodeCursor({ createdAt, id }: EntryCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** @throws AppError CURSOR_INVALID for anything `encodeCursor` did not make */
export function decodeCursor(cursor: string): EntryCursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  if (!/^-?\d{1,15}$/.test(time) || !UUID.test(id)) {
    throw new AppError('CURSOR_INVALID', 'This place in the list is not known. Start again from the top.')
  }
  return { createdAt: new Date(Number(time)), id }
}
