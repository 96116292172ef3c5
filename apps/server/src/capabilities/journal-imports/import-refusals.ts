import { ARCHIVE_MAX_BYTES } from '@soundings/contract/archive'
import type { NoticedProblems } from '@soundings/contract/journal-imports'
import { sizeText } from '@soundings/core/entries'
import type { HeldFile, JournalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import { AppError } from '#server/errors.ts'

export function alreadyRunning(): AppError {
  return new AppError('IMPORT_RUNNING', 'Another import isn’t finished. Finish or cancel it first.')
}

export function importNotFound(): AppError {
  return new AppError('IMPORT_NOT_FOUND', 'This import no longer exists. It was canceled or undone.')
}

export function notReady(): AppError {
  return new AppError('IMPORT_NOT_READY', 'This import has moved on to another step. Reload the page to continue.')
}

export function alreadyDone(): AppError {
  return new AppError('IMPORT_DONE', 'Your entries were already added, so the import couldn’t be canceled.')
}

export function archiveNotAlone(): AppError {
  return new AppError(
    'FILE_UNSUPPORTED',
    'One of these files is a Soundings archive. Upload it by itself, because it’s restored as a whole.',
  )
}

export function archiveTooLarge(): AppError {
  const most = sizeText(ARCHIVE_MAX_BYTES)
  return new AppError('TOO_LARGE', `This archive is larger than ${most}, so it can’t be restored.`)
}

export function nothingInFiles(files: number): AppError {
  return new AppError('FILE_EMPTY', files === 1 ? 'This file is empty.' : 'These files are empty.')
}

/** The kind of a file according to its extension. */
const NAMED_LIKE: ReadonlyMap<string, string> = new Map([
  ['csv', 'a CSV file'],
  ['docx', 'a Word file'],
  ['md', 'a Markdown file'],
  ['pdf', 'a PDF'],
  ['rtf', 'an RTF file'],
  ['txt', 'a text file'],
])
const READ_HERE = 'exports of other journals, Markdown, CSV, PDF, Word, RTF and text files'
const PICTURE_NAME = /\.(?:jpe?g|png|webp|hei[cf]|gif|tiff?|bmp)$/i

/** Why there is nothing to import in files that aren’t empty. */
export function nothingFound(
  [first, ...others]: readonly HeldFile[],
  { found }: JournalReader,
  { problem_kinds: problems }: NoticedProblems,
): string {
  if (problems.some(({ problem }) => problem === 'unreadable_file' || problem === 'unreadable_record')) {
    return 'This file is damaged, or it unpacks to far more than its size, so nothing in it could be read. Export or download it again.'
  }
  if (found.parts.length > 0) return 'Soundings can read this export, but there are no entries in it.'
  if (first && others.length === 0) {
    if (PICTURE_NAME.test(first.name)) {
      return 'This looks like a picture. To read a photo of a page, use Photo on the Journal page.'
    }
    const ending = first.name.split('.').at(-1)?.toLowerCase() ?? ''
    if (ending === 'zip') {
      return found.unknown.count === 0
        ? 'This ZIP file is empty.'
        : `Soundings found no journal in this ZIP file. It reads ${READ_HERE}.`
    }
    if (ending === 'json') return `This JSON file isn’t an export that Soundings knows. It reads ${READ_HERE}.`
    const kind = NAMED_LIKE.get(ending)
    if (kind) return `This file is named like ${kind}, but it isn’t one. Export it again, or correct its name.`
  }
  return `Soundings doesn’t know what this file is. It reads ${READ_HERE}.`
}
