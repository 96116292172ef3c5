import { useEffect, useState, useSyncExternalStore } from 'react'
import { stayAwake } from '#web/lib/quick-lock.ts'
import { createDictation, type Dictation, type DictationTarget } from './dictation.ts'

/** One dictation for the lifetime of an editor. */
export function useDictation(target: DictationTarget): Dictation {
  const [dictation] = useState(() => createDictation(target, navigator.language))
  useEffect(() => () => dictation.abandon(), [dictation])
  // A dictating person presses no keys, so the lock is paused.
  const { listening } = useDictationState(dictation)
  useEffect(() => (listening ? stayAwake() : undefined), [listening])
  return dictation
}

export function useDictationState(dictation: Dictation) {
  return useSyncExternalStore(dictation.subscribe, dictation.state)
}
