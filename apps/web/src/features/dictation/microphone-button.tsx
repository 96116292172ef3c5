import { MicrophoneIcon } from '@phosphor-icons/react/dist/csr/Microphone'
import type { Dictation } from './dictation.ts'
import { useDictationState } from './use-dictation.ts'

/** Starts and stops dictation. */
export function MicrophoneButton({ dictation }: { dictation: Dictation }) {
  const { listening } = useDictationState(dictation)
  return (
    <button
      type="button"
      className="icon-btn microphone"
      aria-pressed={listening}
      onClick={() => (listening ? dictation.stop() : dictation.start())}
    >
      <MicrophoneIcon className="icon" weight={listening ? 'fill' : 'regular'} aria-hidden="true" />
      Microphone
    </button>
  )
}
