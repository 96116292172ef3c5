import {
  newRecogniser,
  type RecognisedSpeech,
  type SpeechFailure,
  type SpeechRecogniser,
} from './speech-recognition.ts'

export const NOT_SUPPORTED = 'Voice recording not supported in this browser'
const ACCESS_DENIED = 'Microphone access denied. Please allow microphone access in your browser settings and try again.'
const NO_MICROPHONE = 'No microphone found. Please connect a microphone and try again.'
const UNABLE = 'Unable to access microphone. Please check your browser settings.'

/** What the recogniser, or starting it, calls its failures. */
const SENTENCES: Readonly<Record<string, string | null>> = {
  'not-allowed': ACCESS_DENIED,
  'service-not-allowed': ACCESS_DENIED,
  NotAllowedError: ACCESS_DENIED,
  'audio-capture': NO_MICROPHONE,
  NotFoundError: NO_MICROPHONE,
  // Silence is no failure, and stopping was asked for.
  'no-speech': null,
  aborted: null,
}

/** The text that is spoken into. */
export type DictationTarget = { read(): string; write(text: string): void }

export type DictationState = {
  listening: boolean
  /** Words that were heard and that the recogniser has not made up its mind about. */
  interim: string
  /** Words that stayed in the text unconfirmed when the recogniser ended. */
  unconfirmed: string
  error: string | null
}

const QUIET: DictationState = { listening: false, interim: '', unconfirmed: '', error: null }

export type Dictation = ReturnType<typeof createDictation>

/**
 * Speech becomes text after what stands in the target. Words are in the target as soon as they are heard: when the
 * recogniser dies, what was heard is kept and named as unconfirmed. Typing in between is not touched.
 */
export function createDictation(target: DictationTarget, language: string) {
  let state = QUIET
  let recogniser: SpeechRecogniser | null = null
  /** Results of this recording that are final and in the text. */
  let settled = 0
  /** Results that this recording has brought so far, settled or not. */
  let latest = 0
  const listeners = new Set<() => void>()

  function set(next: Partial<DictationState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function onResult(event: Event): void {
    const { results } = event as RecognisedSpeech
    const text = target.read()
    const place = placeOf(text, state.interim)
    if (place === null) {
      // The person has saved the page or rewritten these words: they are theirs now, and are not put there again.
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
    if (!state.listening) return
    recogniser?.removeEventListener('result', onResult)
    recogniser = null
    set({ listening: false, interim: '', unconfirmed: state.interim, error })
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(): void {
      if (state.listening) return
      const started = newRecogniser()
      if (!started) return set({ ...QUIET, error: NOT_SUPPORTED })
      recogniser = started
      settled = 0
      latest = 0
      Object.assign(started, { continuous: true, interimResults: true, lang: language })
      started.addEventListener('result', onResult)
      started.addEventListener('error', onError)
      started.addEventListener('end', () => {
        if (recogniser === started) end(null)
      })
      set({ ...QUIET, listening: true })
      try {
        started.start()
      } catch (failure) {
        const name = failure instanceof DOMException ? failure.name : ''
        end(SENTENCES[name] ?? UNABLE)
      }
    },
    /** Asks the recogniser to finish; its last words still come. */
    stop(): void {
      recogniser?.stop()
    },
    /** Ends at once, when the page is left. */
    abandon(): void {
      const ending = recogniser
      end(null)
      ending?.abort()
    },
    /** The person has seen to the unconfirmed words, or to the error. */
    dismiss(): void {
      set({ unconfirmed: '', error: null })
    },
  }
}

/** Two stretches of speech or writing, with a space between them where neither brings one. */
function joined(before: string, after: string): string {
  if (after === '') return before
  return before === '' || /\s$/.test(before) ? before + after : `${before} ${after}`
}

/** The text around the interim words, wherever they stand by now; null when they are there no more. */
function placeOf(text: string, interim: string): { before: string; after: string } | null {
  if (interim === '') return { before: text, after: '' }
  const at = text.lastIndexOf(interim)
  if (at < 0) return null
  return { before: text.slice(0, at).replace(/ $/, ''), after: text.slice(at + interim.length) }
}
