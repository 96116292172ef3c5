import { useSyncExternalStore } from 'react'

/** True while the cursor is in a text field. */
export function useIsInField(): boolean {
  return useSyncExternalStore(subscribe, () => document.activeElement instanceof HTMLTextAreaElement)
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange)
  document.addEventListener('focusout', onChange)
  return () => {
    document.removeEventListener('focusin', onChange)
    document.removeEventListener('focusout', onChange)
  }
}
