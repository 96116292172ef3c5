import type { StoredImport } from './journal-imports.store.ts'

/** A server counts as stopped when it has been silent for this long about the files it has. */
export const SILENT_MS = 60_000

/** True while an import still needs its files. */
export function isActive({ state }: Pick<StoredImport, 'state'>): boolean {
  return state !== 'done' && state !== 'failed'
}

/** True when the server of an import has stopped, and the files with it. */
export function isSilent({ seenAt }: Pick<StoredImport, 'seenAt'>, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > SILENT_MS
}
