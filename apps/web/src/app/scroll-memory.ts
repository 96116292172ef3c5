import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Ms that a page may take to grow to where it was left. */
const PATIENCE_MS = 2_000
/** What a person does who does not want to be scrolled any more. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/** How far down each step of this tab's history was left, in pixels, by the key of the step. */
const places = new Map<string, number>()

/**
 * Nothing to see: back and forward lead to where a page was left. A new page begins at its top, and the focus follows,
 * so that a screen reader starts there too.
 */
export function ScrollMemory() {
  const { pathname, search, key, state } = useLocation()
  const way = useNavigationType()
  const place = `${pathname} ${viewOf(search)} ${filterOf(state)}`
  const before = useRef({ key, place })
  const focusedFor = useRef(pathname)
  const stopRestoring = useRef(() => {})
  /** Not while the browser itself scrolls what is about to go. */
  const isRecording = useRef(true)

  useEffect(() => {
    const record = () => {
      if (isRecording.current) places.set(before.current.key, window.scrollY)
    }
    const pause = () => (isRecording.current = false)
    window.addEventListener('scroll', record, { passive: true })
    window.addEventListener('popstate', pause)
    return () => {
      window.removeEventListener('scroll', record)
      window.removeEventListener('popstate', pause)
    }
  }, [])

  useLayoutEffect(() => {
    const last = before.current
    before.current = { key, place }
    if (last.key === key) return
    stopRestoring.current()
    if (way === 'POP') stopRestoring.current = scrollWhenTallEnough(places.get(key) ?? 0)
    else if (last.place !== place) window.scrollTo({ top: 0, behavior: 'instant' })
    isRecording.current = true
  }, [key, place, way])

  // Later than a dialog that closes with its page gives the focus back.
  useEffect(() => {
    if (focusedFor.current === pathname) return
    focusedFor.current = pathname
    // Who is sent on from an address has not begun to read yet.
    if (way !== 'REPLACE') document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, way])

  return null
}

/** The `view` that an address names: another one is another page to the eye. */
function viewOf(search: string): string {
  return new URLSearchParams(search).get('view') ?? ''
}

/** What is looked for: another list is another page too. */
function filterOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'filter' in state ? JSON.stringify(state.filter) : ''
}

/** Scrolls as soon as what is loaded makes the page tall enough. @returns stops it */
function scrollWhenTallEnough(top: number): () => void {
  const deadline = performance.now() + PATIENCE_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const hand of HANDS) window.removeEventListener(hand, stop)
  }
  const step = () => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) <= 1 || performance.now() > deadline) return stop()
    frame = requestAnimationFrame(step)
  }
  for (const hand of HANDS) window.addEventListener(hand, stop, { passive: true })
  step()
  return stop
}
