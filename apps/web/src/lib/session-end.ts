import { useSyncExternalStore } from 'react'

/**
 * A session that ends while somebody writes must not take the page away from under the text. So its end is remembered
 * here, and the screens say so and offer to sign in again.
 */
let ended = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  ended = value
  for (const listener of listeners) listener()
}

export function sessionEnded(): void {
  set(true)
}

export function sessionBegan(): void {
  set(false)
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => ended,
  )
}
