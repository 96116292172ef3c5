import type { QueryClient } from '@tanstack/react-query'
import { afterPaint } from '#web/lib/after-paint.ts'

/** Set by public/theme.js on a first visit: text is drawn in stand-ins (src/ui/styles/stand-ins.css). */
const AWAITED = 'awaited'
/** Where it is noted that this device has fetched the faces once, and will find them in its cache. */
const KEY = 'soundings.faces'
/** The face of running text by theme, and those of headings and quotes. */
const PAPER = '1em "Newsreader Variable"'
const SANS = '1em "Ysabeau Office Variable"'
const DISPLAY = ['1em "Ibarra Real Nova Variable"', 'italic 1em "Ibarra Real Nova Variable"']
/** Ms after the first draw that an answer may hold them back. */
const PATIENCE_MS = 1_000
/** Ms without a touch or a key after which nobody is in the middle of something. */
const QUIET_MS = 300
const INPUT = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'input', 'wheel']

/**
 * Lets the faces of the text in, 100 kB, when the first view stands with all its answers: on a first visit they would
 * take the line from what they are to show. They are shown all at once, and not under a finger: a line may break
 * elsewhere. To be called when the app was drawn.
 */
export function letFacesIn(queryClient: QueryClient): void {
  if (document.documentElement.dataset['faces'] !== AWAITED) return
  const look = () => {
    // Queries that a draw begins are under way after its paint.
    if (queryClient.isFetching() === 0) afterPaint(() => queryClient.isFetching() === 0 && begin())
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    stopLooking()
    clearTimeout(atLast)
    void fetchFaces().then(show)
  }
  const atLast = setTimeout(begin, PATIENCE_MS)
  const stopLooking = queryClient.getQueryCache().subscribe(look)
  look()
}

/** @returns whether all of them are here */
async function fetchFaces(): Promise<boolean> {
  const text = document.documentElement.classList.contains('theme-paper') ? PAPER : SANS
  const fetched = await Promise.allSettled([text, ...DISPLAY].map((face) => document.fonts.load(face)))
  return fetched.every(({ status }) => status === 'fulfilled')
}

function show(areHere: boolean): void {
  const timer = () => setTimeout(change, QUIET_MS)
  const wait = () => {
    clearTimeout(waiting)
    waiting = timer()
  }
  const change = () => {
    for (const type of INPUT) window.removeEventListener(type, wait, true)
    delete document.documentElement.dataset['faces']
    if (areHere) noteThatTheyAreHere()
  }
  for (const type of INPUT) window.addEventListener(type, wait, { capture: true, passive: true })
  let waiting = timer()
}

function noteThatTheyAreHere(): void {
  try {
    localStorage.setItem(KEY, 'here')
  } catch {
    // Without storage each visit is a first one.
  }
}
