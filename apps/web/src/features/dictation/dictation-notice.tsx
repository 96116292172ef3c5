import { Message } from '#web/ui/message.tsx'
import type { Dictation } from './dictation.ts'
import { useDictationState } from './use-dictation.ts'

/** What dictation has to say: that it listens and to whom, what it has just heard, what went wrong. */
export function DictationNotice({ dictation }: { dictation: Dictation }) {
  const { listening, interim, unconfirmed, error } = useDictationState(dictation)
  return (
    <>
      {listening && (
        <Message kind="note" className="editor-note">
          Listening. Your browser turns speech into text; it may send the sound to its maker, never to Soundings.
          {interim !== '' && (
            <>
              {' '}
              Just heard: <mark className="unsure">{interim}</mark>
            </>
          )}
        </Message>
      )}
      {!listening && error !== null && (
        <Message kind="err" className="editor-note">
          {error}
        </Message>
      )}
      {!listening && unconfirmed !== '' && (
        <Message kind="warn" className="editor-note">
          The recording ended before these words were certain: <mark className="unsure">{unconfirmed}</mark>. They are
          in your text; please read them over.{' '}
          <button type="button" className="inline-link" onClick={() => dictation.dismiss()}>
            I have
          </button>
        </Message>
      )}
    </>
  )
}
