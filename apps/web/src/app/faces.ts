import type { QueryClient } from '@tanstack/react-query'
import { afterPaint } from '#web/lib/after-paint.ts'

/** Set by public/theme.js on a first visit: text is drawn in stand-ins (src/ui/styles/stand-ins.css). */
const AWAITED = 'awaited'
/** Where it is noted that this device has fetched the faces once, and will find them in its cache. */
const KEY = 'soundings.faces'
/** In the names of the faces that are fetched. */
const OURS = 'Variable'
/** Ms after the first draw that an answer may hold them back. */
const PATIENCE_MS = 1_000

/**
 * Lets the faces of the text in, 100 kB, when the first view stands with all its answers: on a first visit they would
 * take the line from what they are to show. To be called when the app was drawn.
 */
export function letFacesIn(queryClient: QueryClient): void {
  const root = document.documentElement
  if (root.dataset['faces'] !== AWAITED) return
  const look = () => {
    // Queries that a draw begins are under way after its paint.
    if (queryClient.isFetching() === 0) afterPaint(() => queryClient.isFetching() === 0 && letIn())
  }
  const letIn = () => {
    stopLooking()
    clearTimeout(atLast)
    delete root.dataset['faces']
    afterPaint(() => void document.fonts.ready.then(noteThatTheyAreHere))
  }
  const atLast = setTimeout(letIn, PATIENCE_MS)
  const stopLooking = queryClient.getQueryCache().subscribe(look)
  look()
}

function noteThatTheyAreHere(faces: FontFaceSet): void {
  if ([...faces].some(({ family, status }) => family.includes(OURS) && status === 'error')) return
  try {
    localStorage.setItem(KEY, 'here')
  } catch {
    // Without storage each visit is a first one.
  }
}
