import { createStore } from '#web/lib/store.ts'
import {
  newRecognizer,
  type RecognizedSpeech,
  type SpeechFailure,
  type SpeechRecognizer,
} from './speech-recognition.ts'

export const NOT_SUPPORTED = 'Voice recording not supported in this browser'
const ACCESS_DENIED = 'Microphone access denied. Please allow microphone access in your browser settings and try again.'
const NO_MICROPHONE = 'No microphone found. Please connect a microphone and try again.'
const UNABLE = 'Unable to access microphone. Please check your browser settings.'

/** The messages for the error codes of the recognizer, and of starting it. */
const SENTENCES: Readonly<Record<string, string | null>> = {
  'not-allowed': ACCESS_DENIED,
  'service-not-allowed': ACCESS_DENIED,
  NotAllowedError: ACCESS_DENIED,
  'audio-capture': NO_MICROPHONE,
  NotFoundError: NO_MICROPHONE,
  // Silence is not a failure, and stopping was requested.
  'no-speech': null,
  aborted: null,
}

/** The text that receives the words. */
export type DictationTarget = { read(): string; write(text: string): void }

export type DictationState = {
  listening: boolean
  /** Words that were heard but are not yet final. */
  interim: string
  /** Words that were not confirmed before the recognizer ended. They are still in the text. */
  unconfirmed: string
  error: string | null
}

const QUIET: DictationState = { listening: false, interim: '', unconfirmed: '', error: null }

export type Dictation = ReturnType<typeof createDictation>

/**
 * Appends speech to the target's text. Words are inserted as soon as they are heard: if the recognizer fails, they stay
 * and are listed as unconfirmed. Text typed in the meantime is not changed.
 */
export function createDictation(target: DictationTarget, language: string) {
  const store = createStore(QUIET)
  let recognizer: SpeechRecognizer | null = null
  /** The number of results of this recording that are final and in the text. */
  let settled = 0
  /** The number of results of this recording so far, final or not. */
  let latest = 0
  const set = (next: Partial<DictationState>) => store.set({ ...store.get(), ...next })

  function onResult(event: Event): void {
    const { results } = event as RecognizedSpeech
    const text = target.read()
    const place = placeOf(text, store.get().interim)
    if (place === null) {
      // The person has saved or rewritten these words, so they are not inserted again.
      settled = Math.max(settled, latest)
      set({ interim: '' })
    }
    let final = ''
    let interim = ''
    for (let index = settled; index < results.length; index++) {
      const result = results[index]
      const words = result?.[0]?.transcript.trim() ?? ''
      if (result?.isFinal && index === settled) {
        settled++
        final = joined(final, words)
      } else interim = joined(interim, words)
    }
    latest = results.length
    const { before, after } = place ?? { before: text, after: '' }
    const spoken = joined(joined(before, final), interim)
    if (spoken + after !== text) target.write(spoken + after)
    set({ interim })
  }

  function onError(event: Event): void {
    const { error } = event as SpeechFailure
    end(error in SENTENCES ? (SENTENCES[error] ?? null) : UNABLE)
  }

  function end(error: string | null): void {
    if (!store.get().listening) return
    recognizer?.removeEventListener('result', onResult)
    recognizer = null
    set({ listening: false, interim: '', unconfirmed: store.get().interim, error })
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    start(): void {
      if (store.get().listening) return
      const started = newRecognizer()
      if (!started) return set({ ...QUIET, error: NOT_SUPPORTED })
      recognizer = started
      settled = 0
      latest = 0
      Object.assign(started, { continuous: true, interimResults: true, lang: language })
      started.addEventListener('result', onResult)
      started.addEventListener('error', onError)
      started.addEventListener('end', () => {
        if (recognizer === started) end(null)
      })
      set({ ...QUIET, listening: true })
      try {
        started.start()
      } catch (failure) {
        const name = failure instanceof DOMException ? failure.name : ''
        end(SENTENCES[name] ?? UNABLE)
      }
    },
    /** Asks the recognizer to finish; its last words still arrive. */
    stop(): void {
      recognizer?.stop()
    },
    /** Ends the recording at once, because the page is being closed. */
    abandon(): void {
      const ending = recognizer
      end(null)
      ending?.abort()
    },
    /** Clears the unconfirmed words, or the error, after the person has seen them. */
    dismiss(): void {
      set({ unconfirmed: '', error: null })
    },
  }
}

function joined(before: string, after: string): string {
  if (after === '') return before
  return before === '' || /\s$/.test(before) ? before + after : `${before} ${after}`
}

/** The text around the interim words, wherever they are now; null when they were removed. */
function placeOf(text: string, interim: string): { before: string; after: string } | null {
  if (interim === '') return { before: text, after: '' }
  const at = text.lastIndexOf(interim)
  if (at < 0) return null
  return { before: text.slice(0, at).replace(/ $/, ''), after: text.slice(at + interim.length) }
}
