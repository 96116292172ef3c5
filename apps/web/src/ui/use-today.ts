import { isoDateOf, localDay } from '@soundings/core/time'
import { useSyncExternalStore } from 'react'

/** Today’s date in a time zone, updated when the person returns to the page on another day. */
export function useToday(timeZone: string): string {
  return useSyncExternalStore(watch, () => isoDateOf(localDay(new Date(), timeZone)))
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('focus', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('focus', onChange)
  }
}
