import { isoDateOf, localStamp } from '@soundings/core/time'
import { useSyncExternalStore } from 'react'

/** The date now in a time zone. A page that is looked at again on another day has the new one. */
export function useToday(timeZone: string): string {
  return useSyncExternalStore(watch, () => isoDateOf(localStamp(Date.now(), timeZone).day))
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('focus', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('focus', onChange)
  }
}
