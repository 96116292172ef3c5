import { useSyncExternalStore } from 'react'

/** The width below which pages have one column and phones begin (the same as in the style sheets). */
const NARROW = '(max-width: 48rem)'

/** True in a window as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(NARROW).matches)
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
