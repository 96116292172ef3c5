import type { QueryClient } from '@tanstack/react-query'
import { afterAnswers } from '#web/lib/after-answers.ts'

/** Set by public/theme.js on a first visit, when text uses fallback fonts (src/ui/fonts/stand-ins.css). */
const AWAITED = 'awaited'
/** Storage key that records that this device has the fonts in its cache. */
const KEY = 'soundings.faces'
/** The body font of each theme, and the font of headings and quotes. */
const PAPER = '1em "Newsreader Variable"'
const SANS = '1em "Ysabeau Office Variable"'
const DISPLAY = ['1em "Ibarra Real Nova Variable"', 'italic 1em "Ibarra Real Nova Variable"']
/** Milliseconds without a touch or a key after which the user counts as idle. */
const QUIET_MS = 300
const INPUT = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'input', 'wheel']

/**
 * Loads the web fonts, 100 kB, after the first view has all its data: on a first visit they would compete with it for
 * bandwidth. They are swapped in together and never during input, because lines may break differently. Call it once the
 * app is drawn.
 */
export function loadWebFonts(queryClient: QueryClient): void {
  if (document.documentElement.dataset['faces'] !== AWAITED) return
  afterAnswers(queryClient, () => void fetchFonts().then(show))
}

/** @returns whether all fonts are loaded */
async function fetchFonts(): Promise<boolean> {
  const text = document.documentElement.classList.contains('theme-paper') ? PAPER : SANS
  const fetched = await Promise.allSettled([text, ...DISPLAY].map((font) => document.fonts.load(font)))
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
    // Without storage every visit counts as the first.
  }
}
