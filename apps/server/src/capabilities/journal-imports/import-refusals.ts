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
