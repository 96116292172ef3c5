/**
 * Photographs that are still to be uploaded, by draft. They last as long as the page, so that an upload goes on after a
 * look at another view; local storage has no room for files.
 */
const waiting = new Map<string, readonly File[]>()

export function keepWaiting(draftId: string, files: readonly File[]): void {
  if (files.length > 0) waiting.set(draftId, files)
  else waiting.delete(draftId)
}

export function waitingOf(draftId: string): readonly File[] {
  return waiting.get(draftId) ?? []
}
