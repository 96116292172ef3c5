import { startRefusal } from '#server/start-refusal.ts'
import { AppError } from '#server/errors.ts'

/** A command that cannot be carried out. The message is a sentence for the operator. */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
}

/** A command that was called in a way it cannot be. */
export class WrongUse extends AdminRefusal {
  override name = 'WrongUse'
}

/** What the system says about a file, in our words. */
const FILE_REFUSALS: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} does not exist.`,
  EACCES: (path) => `This user has no right to ${path}.`,
  EPERM: (path) => `This user has no right to ${path}.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENOTDIR: (path) => `A part of ${path} is not a folder.`,
  EROFS: (path) => `${path} is on a disk that cannot be written.`,
  ENOSPC: (path) => `The disk is full; ${path} was not written.`,
  EDQUOT: (path) => `The quota of this user is used up; ${path} was not written.`,
  EFBIG: (path) => `${path} would be larger than files may be here.`,
}

/** Turns what the system says about the file at `path` into a refusal; anything else passes as it is. */
export function fileRefusal(error: unknown, path: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  const sentence = FILE_REFUSALS[code ?? '']
  return sentence ? new AdminRefusal(sentence(path)) : error
}

/** The sentence for a command that was refused, or null for an error that nobody foresaw. */
export function refusalSentence(error: unknown): string | null {
  if (error instanceof AdminRefusal || error instanceof AppError) return error.message
  return startRefusal(error)
}
