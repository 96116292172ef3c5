/** The part of the Web Speech API that dictation uses; TypeScript's DOM types do not have it. */
export type SpeechRecogniser = EventTarget & {
  continuous: boolean
  interimResults: boolean
  lang: string
  start(): void
  stop(): void
  abort(): void
}

export type RecognisedSpeech = Event & {
  readonly resultIndex: number
  readonly results: ArrayLike<{ readonly isFinal: boolean } & ArrayLike<{ readonly transcript: string }>>
}

export type SpeechFailure = Event & { readonly error: string }

type RecogniserClass = new () => SpeechRecogniser

/** The browser's speech recognizer, or null without one. */
export function newRecogniser(): SpeechRecogniser | null {
  const scope = globalThis as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  const Recogniser = scope.SpeechRecognition ?? scope.webkitSpeechRecognition
  return Recogniser ? new Recogniser() : null
}
