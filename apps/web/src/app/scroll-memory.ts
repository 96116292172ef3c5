import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Milliseconds that a page may take to grow to its last scroll position. */
const PATIENCE_MS = 2_000
/** Events that show that the person is scrolling. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/** The scroll position of each history entry in this tab, in pixels, by its key. */
const places = new Map<string, number>()

/**
 * Renders nothing. Back and forward restore the scroll position. A new page starts at its top and takes the focus, so
 * that a screen reader starts there too.
 */
export function ScrollMemory() {
  const { pathname, search, key, state } = useLocation()
  const way = useNavigationType()
  const place = `${pathname} ${viewOf(search)} ${filterOf(state)}`
  const before = useRef({ key, place })
  const focusedFor = useRef(pathname)
  const stopRestoring = useRef(() => {})
  /** False while the browser scrolls a page that is about to close: that position isn’t recorded. */
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

  // Runs after a dialog that closes with its page has returned the focus.
  useEffect(() => {
    if (focusedFor.current === pathname) return
    focusedFor.current = pathname
    // A redirect doesn’t move the focus, because the person has not begun to read the page before.
    const main = document.getElementById('main')
    // A page that has placed the focus itself keeps it.
    if (way !== 'REPLACE' && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname, way])

  return null
}

/** The `view` in the URL: each view scrolls like its own page. */
function viewOf(search: string): string {
  return new URLSearchParams(search).get('view') ?? ''
}

/** The search: each result list scrolls like its own page. */
function filterOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'filter' in state ? JSON.stringify(state.filter) : ''
}

/**
 * Scrolls as soon as the page is tall enough.
 * @returns stops it
 */
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
