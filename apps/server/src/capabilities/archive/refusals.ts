import { AppError } from '#server/errors.ts'
import { COUNTS_MAX } from './archive-layout.ts'

export function unreadable(): AppError {
  return new AppError('ARCHIVE_UNREADABLE', 'This file is not an archive of Soundings, or it was cut off.')
}

/** @param path file of the archive, in its manifest's spelling */
export function damaged(path: string): AppError {
  return new AppError('ARCHIVE_DAMAGED', `This archive is damaged: “${path}” is not as it was written.`)
}

export function missing(path: string): AppError {
  return new AppError('ARCHIVE_DAMAGED', `This archive is damaged: “${path}” is missing.`)
}

export function stranger(): AppError {
  return new AppError('ARCHIVE_DAMAGED', 'This archive is damaged: it holds files that its list does not name.')
}

export function unsafe(): AppError {
  return new AppError('ARCHIVE_REFUSED', 'This archive is not safe to open, so nothing was read from it.')
}

export function tooMuch(): AppError {
  const [entries, echoes, photographs] = Object.values(COUNTS_MAX).map((most) => most.toLocaleString('en-US'))
  return new AppError(
    'ARCHIVE_REFUSED',
    `This archive states more than can be taken back: at most ${entries} entries, ${echoes} Echos and ${photographs} photographs.`,
  )
}

export function tooNew(): AppError {
  return new AppError(
    'ARCHIVE_TOO_NEW',
    'This archive was made by a later version of Soundings. Update this one first.',
  )
}
