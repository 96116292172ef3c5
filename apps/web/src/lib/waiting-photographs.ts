/**
 * Photographs still to be uploaded, by draft. They are in memory, because local storage has no room for files, so
 * uploads continue while another view is open and end with the page.
 */
const waiting = new Map<string, readonly File[]>()

export function keepWaiting(draftId: string, files: readonly File[]): void {
  if (files.length > 0) waiting.set(draftId, files)
  else waiting.delete(draftId)
}

export function waitingOf(draftId: string): readonly File[] {
  return waiting.get(draftId) ?? []
}
