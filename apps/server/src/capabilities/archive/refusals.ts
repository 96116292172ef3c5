import { AppError } from '#server/errors.ts'
import { COUNTS_MAX } from './archive-layout.ts'

export function unreadable(): AppError {
  return new AppError('ARCHIVE_UNREADABLE', 'This isn’t a Soundings archive, or the file is incomplete.')
}

/** @param path file of the archive, as spelled in its manifest */
export function damaged(path: string): AppError {
  return new AppError('ARCHIVE_DAMAGED', `This archive has been changed: “${path}” doesn’t match the original.`)
}

export function missing(path: string): AppError {
  return new AppError('ARCHIVE_DAMAGED', `This archive is damaged: “${path}” is missing.`)
}

export function stranger(): AppError {
  return new AppError('ARCHIVE_DAMAGED', 'This archive has been changed: it contains files that are not in its list.')
}

export function unsafe(): AppError {
  return new AppError('ARCHIVE_REFUSED', 'This archive isn’t safe to open, so nothing was read from it.')
}

export function tooMuch(): AppError {
  const [entries, echoes, photographs] = Object.values(COUNTS_MAX).map((most) => most.toLocaleString('en-US'))
  return new AppError(
    'ARCHIVE_REFUSED',
    `This archive is too large. The most an archive can contain is ${entries} entries, ${echoes} Echos and ${photographs} photos.`,
  )
}

export function tooNew(): AppError {
  return new AppError(
    'ARCHIVE_TOO_NEW',
    'This archive was made by a newer version of Soundings. Update this server first.',
  )
}
