import { MINUTE_MS } from '@soundings/core/time'
import { createStore } from './store.ts'

/** Minutes without a key, a touch or a click after which the page hides. */
export const LOCK_MINUTES = [1, 5, 15, 60] as const

const PREFIX = 'soundings.lock.'
/** Milliseconds between two checks of the page, and between two records that someone is there. */
const LOOK_EVERY_MS = 5_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Stored on this device: `minutes` away until the page hides, when someone was last here, and whether it is hidden. */
type LockState = { minutes: number; seenAt: number; locked: boolean }

const changes = createStore(0)
const changed = () => changes.set(changes.get() + 1)

function read(accountId: string): LockState | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + accountId) ?? 'null') as LockState | null
  } catch {
    return null
  }
}

/** @returns false when the browser refused to store it */
function write(accountId: string, state: LockState | null): boolean {
  try {
    if (state) localStorage.setItem(PREFIX + accountId, JSON.stringify(state))
    else localStorage.removeItem(PREFIX + accountId)
    return true
  } catch {
    return false
  } finally {
    changed()
  }
}

/** Minutes until the page hides on this device, or null when it never does. */
export function lockMinutes(accountId: string): number | null {
  return read(accountId)?.minutes ?? null
}

/** @returns false when the browser refused to store the choice */
export function chooseLock(accountId: string, minutes: number | null): boolean {
  return write(accountId, minutes === null ? null : { minutes, seenAt: Date.now(), locked: false })
}

/** True while the page must hide. A page that opens after the time has passed is locked from its first moment. */
export function isLocked(accountId: string): boolean {
  const state = read(accountId)
  return state !== null && (state.locked || Date.now() - state.seenAt >= state.minutes * MINUTE_MS)
}

/** Hides the page in every tab of this browser. */
export function lockNow(accountId: string): void {
  const state = read(accountId)
  if (state && !state.locked) write(accountId, { ...state, locked: true })
}

/** Shows the page again in every tab, for someone who has proved whose account it is. */
export function unlockHere(accountId: string): void {
  const state = read(accountId)
  if (state) write(accountId, { ...state, locked: false, seenAt: Date.now() })
}

/** @returns stops listening */
export function onLockChange(listener: () => void): () => void {
  const other = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener()
  }
  window.addEventListener('storage', other)
  const stop = changes.subscribe(listener)
  return () => {
    window.removeEventListener('storage', other)
    stop()
  }
}

let works = 0

/**
 * Prevents the lock during work that it would interrupt.
 * @returns allows the lock again
 */
export function stayAwake(): () => void {
  works += 1
  let isOver = false
  return () => {
    if (!isOver) works -= 1
    isOver = true
  }
}

/**
 * Records input, and hides the page when there was none for long enough.
 * @returns stops watching
 */
export function watchLock(accountId: string): () => void {
  const look = () => {
    const state = read(accountId)
    if (works > 0 && state && !state.locked) write(accountId, { ...state, seenAt: Date.now() })
    else if (isLocked(accountId)) lockNow(accountId)
  }
  const seen = () => {
    const state = read(accountId)
    if (!state || isLocked(accountId)) return look()
    if (Date.now() - state.seenAt >= LOOK_EVERY_MS) write(accountId, { ...state, seenAt: Date.now() })
  }
  const timer = window.setInterval(look, LOOK_EVERY_MS)
  for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true })
  // A suspended computer wakes up on the page before any timer runs.
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
  return () => {
    window.clearInterval(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, seen, { capture: true })
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', look)
  }
}
