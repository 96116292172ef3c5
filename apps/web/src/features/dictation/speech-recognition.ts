/** The part of the Web Speech API that dictation uses; TypeScript's DOM types do not have it. */
export type SpeechRecognizer = EventTarget & {
  continuous: boolean
  interimResults: boolean
  lang: string
  start(): void
  stop(): void
  abort(): void
}

export type RecognizedSpeech = Event & {
  readonly resultIndex: number
  readonly results: ArrayLike<{ readonly isFinal: boolean } & ArrayLike<{ readonly transcript: string }>>
}

export type SpeechFailure = Event & { readonly error: string }

type RecognizerClass = new () => SpeechRecognizer

/** The browser's speech recognizer, or null without one. */
export function newRecognizer(): SpeechRecognizer | null {
  const scope = globalThis as { SpeechRecognition?: RecognizerClass; webkitSpeechRecognition?: RecognizerClass }
  const Recognizer = scope.SpeechRecognition ?? scope.webkitSpeechRecognition
  return Recognizer ? new Recognizer() : null
}
