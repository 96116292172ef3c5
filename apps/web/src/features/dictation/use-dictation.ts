import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDictation, type Dictation, type DictationTarget } from './dictation.ts'

/** One dictation for the lifetime of an editor. */
export function useDictation(target: DictationTarget): Dictation {
  const [dictation] = useState(() => createDictation(target, navigator.language))
  useEffect(() => () => dictation.abandon(), [dictation])
  return dictation
}

export function useDictationState(dictation: Dictation) {
  return useSyncExternalStore(dictation.subscribe, dictation.state)
}
