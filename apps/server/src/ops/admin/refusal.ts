import { startRefusal } from '#server/ops/start-refusal.ts'
import { AppError } from '#server/errors.ts'

/** A command that cannot be carried out. The message is a sentence for the operator. */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
}

/** A command that was called with wrong arguments. */
export class WrongUse extends AdminRefusal {
  override name = 'WrongUse'
}

/** Sentences for the system’s file errors. */
const FILE_REFUSALS: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} does not exist.`,
  EACCES: (path) => `This user is not allowed to use ${path}.`,
  EPERM: (path) => `This user is not allowed to use ${path}.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENOTDIR: (path) => `A part of ${path} is not a folder.`,
  EROFS: (path) => `${path} is on a read-only disk.`,
  ENOSPC: (path) => `The disk is full; ${path} was not written.`,
  EDQUOT: (path) => `This user’s disk quota is used up; ${path} was not written.`,
  EFBIG: (path) => `${path} would be larger than this disk allows.`,
}

/** Turns the system’s error for the file at `path` into a refusal; returns any other error unchanged. */
export function fileRefusal(error: unknown, path: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  const sentence = FILE_REFUSALS[code ?? '']
  return sentence ? new AdminRefusal(sentence(path)) : error
}

/** The sentence for a refused command, or null for an unexpected error. */
export function refusalSentence(error: unknown): string | null {
  if (error instanceof AdminRefusal || error instanceof AppError) return error.message
  return startRefusal(error)
}
