import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/**
 * A session that ends while the person is writing must not remove the page with the text. So the end is recorded here,
 * and screens show it and offer to sign in again.
 */
const ended = createStore(false)

export function sessionEnded(): void {
  ended.set(true)
}

export function sessionBegan(): void {
  ended.set(false)
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(ended.subscribe, ended.get)
}
