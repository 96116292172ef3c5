import type { ClipboardEvent } from 'react'
import type { DraftSession } from './draft-session.ts'
import { imagesOf } from './images-of.ts'

/** Adds pasted photographs to the draft. Text that comes with one, as from a document, stays text. */
export function pastePhotographs(session: DraftSession, event: ClipboardEvent): void {
  const photographs = imagesOf(event.clipboardData.files)
  if (photographs.length === 0 || event.clipboardData.getData('text/plain') !== '') return
  event.preventDefault()
  session.offer(photographs)
}
