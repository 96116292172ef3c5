import type { ClipboardEvent } from 'react'
import type { DraftSession } from './draft-session.ts'
import { imagesOf } from './images-of.ts'

/** Pasted pictures become photographs of the draft. Text that comes with a picture, as from a document, stays text. */
export function pastePictures(session: DraftSession, event: ClipboardEvent): void {
  const pictures = imagesOf(event.clipboardData.files)
  if (pictures.length === 0 || event.clipboardData.getData('text/plain') !== '') return
  event.preventDefault()
  session.offer(pictures)
}
