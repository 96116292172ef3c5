import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseLock,
  isLocked,
  lockMinutes,
  lockNow,
  onLockChange,
  stayAwake,
  unlockHere,
  watchLock,
} from './quick-lock.ts'

const MARA = 'mara'
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('a page never locks until a time was chosen', () => {
  vi.advanceTimersByTime(1_000 * MINUTE)
  lockNow(MARA)
  expect([lockMinutes(MARA), isLocked(MARA)]).toEqual([null, false])
})

test('it locks after the chosen minutes without a sign of anyone, and says so once', () => {
  chooseLock(MARA, 5)
  const stop = watchLock(MARA)
  const seen: boolean[] = []
  const quiet = onLockChange(() => seen.push(isLocked(MARA)))
  vi.advanceTimersByTime(5 * MINUTE - 1)
  expect(isLocked(MARA)).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual([true])
  quiet()
  stop()
})

test('a page on a computer that wakes up hides before any timer runs', () => {
  for (const [target, sign] of [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'pageshow'],
  ] as const) {
    chooseLock(MARA, 1)
    const stop = watchLock(MARA)
    const seen: boolean[] = []
    const quiet = onLockChange(() => seen.push(isLocked(MARA)))
    vi.setSystemTime(Date.now() + 2 * MINUTE)
    target.dispatchEvent(new Event(sign))
    expect(seen, sign).toEqual([true])
    quiet()
    stop()
    unlockHere(MARA)
  }
})

test('a key, a touch or a click counts as someone being there', () => {
  chooseLock(MARA, 1)
  const stop = watchLock(MARA)
  for (const sign of ['keydown', 'pointerdown', 'touchstart', 'wheel']) {
    vi.advanceTimersByTime(50_000)
    window.dispatchEvent(new Event(sign))
  }
  expect(isLocked(MARA)).toBe(false)
  stop()
  vi.advanceTimersByTime(MINUTE)
  expect(isLocked(MARA)).toBe(true)
})

test('a computer that slept through the time is locked before its first key counts', () => {
  chooseLock(MARA, 1)
  const stop = watchLock(MARA)
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'))
  window.dispatchEvent(new Event('keydown'))
  expect(isLocked(MARA)).toBe(true)
  stop()
})

test('a page that was locked stays locked when the clock is turned back', () => {
  chooseLock(MARA, 1)
  lockNow(MARA)
  vi.setSystemTime(new Date('2026-11-19T08:00:00Z'))
  expect(isLocked(MARA)).toBe(true)
  unlockHere(MARA)
  expect(isLocked(MARA)).toBe(false)
})

test('another account on this device has a lock of its own', () => {
  chooseLock(MARA, 1)
  lockNow(MARA)
  expect(isLocked('ines')).toBe(false)
})

test('a damaged choice doesn’t lock anyone out', () => {
  localStorage.setItem('soundings.lock.mara', '{')
  expect(isLocked(MARA)).toBe(false)
})

test('work that a lock would break off keeps the page open until it ends', () => {
  chooseLock(MARA, 1)
  const stop = watchLock(MARA)
  const sleep = stayAwake()
  vi.advanceTimersByTime(10 * MINUTE)
  expect(isLocked(MARA)).toBe(false)
  sleep()
  sleep()
  vi.advanceTimersByTime(2 * MINUTE)
  expect(isLocked(MARA)).toBe(true)
  stop()
})
