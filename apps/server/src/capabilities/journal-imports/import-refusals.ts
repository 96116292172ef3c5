import { AppError } from '#server/errors.ts'

export function alreadyRunning(): AppError {
  return new AppError('IMPORT_RUNNING', 'Another import isn’t finished. Finish or cancel it first.')
}

export function importNotFound(): AppError {
  return new AppError('IMPORT_NOT_FOUND', 'This import doesn’t exist any longer. It was canceled or undone.')
}

export function notReady(): AppError {
  return new AppError(
    'IMPORT_NOT_READY',
    'This import has moved on in the meantime. Reload the page to see where it is.',
  )
}

export function alreadyDone(): AppError {
  return new AppError('IMPORT_DONE', 'Your entries had already come in, so the import couldn’t be canceled.')
}
